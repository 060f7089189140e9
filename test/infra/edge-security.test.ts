import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { stacksOf } from './stacks-of'

let prod: ReturnType<typeof stacksOf>
beforeAll(() => {
  prod = stacksOf('prod')
}, 600_000)

const text = (value: unknown): string => JSON.stringify(value)
const resources = (type: string) =>
  prod.templates.flatMap((template) => Object.values(template.findResources(type)))

describe('headers of the edge', () => {
  const policies = () =>
    resources('AWS::CloudFront::ResponseHeadersPolicy').map(
      ({ Properties }) => Properties.ResponseHeadersPolicyConfig,
    )

  test('are there for whatever it answers: each of its behaviors has a policy', () => {
    expect(policies()).toHaveLength(3)
    const [{ Properties } = { Properties: undefined }] = resources('AWS::CloudFront::Distribution')
    const { DefaultCacheBehavior, CacheBehaviors } = Properties.DistributionConfig
    for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(behavior.ResponseHeadersPolicyId).toMatchObject({ Ref: expect.any(String) })
  })

  test('keep a browser on TLS for two years, subdomains too, and let it guess no type', () => {
    for (const { SecurityHeadersConfig } of policies())
      expect(SecurityHeadersConfig).toMatchObject({
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: 730 * 86_400,
          IncludeSubdomains: true,
          Override: true,
        },
        ContentTypeOptions: { Override: true },
      })
  })

  test('have a policy of content that forbids plugins, another base and frames, whatever is answered', () => {
    for (const { SecurityHeadersConfig } of policies()) {
      const policy = text(SecurityHeadersConfig.ContentSecurityPolicy)
      for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(directive)
      expect(policy).toMatch(/default-src '(self|none)'/)
    }
  })

  test('tell other sites no path: the referrer is the origin alone', () => {
    const pages = policies().filter(
      ({ SecurityHeadersConfig }) => 'FrameOptions' in SecurityHeadersConfig,
    )
    expect(pages).toHaveLength(2)
    for (const { SecurityHeadersConfig } of pages)
      expect(SecurityHeadersConfig.ReferrerPolicy).toMatchObject({
        ReferrerPolicy: 'strict-origin-when-cross-origin',
      })
  })
})

describe('TLS', () => {
  const config = () => {
    const [{ Properties } = { Properties: undefined }] = resources('AWS::CloudFront::Distribution')
    return Properties.DistributionConfig
  }

  test('is 1.2 or later, with AWS’s present suites and a public certificate', () => {
    expect(config().ViewerCertificate).toMatchObject({
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
      AcmCertificateArn: expect.anything(),
    })
  })

  test('is asked for by leading browsers to it, and by refusing programs that call the API without', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = config()
    const led = [DefaultCacheBehavior, ...CacheBehaviors]
      .filter(({ ViewerProtocolPolicy }) => ViewerProtocolPolicy === 'redirect-to-https')
      .map(({ PathPattern = '(app)' }) => PathPattern)
    expect(led.sort()).toEqual(
      [
        '(app)',
        '/api/docs',
        '/api/pay/*',
        '/share/*',
        '/media/*',
        '/media/art/*',
        '/media/pictures/library/*',
      ].sort(),
    )
    const refused = CacheBehaviors.filter(
      ({ ViewerProtocolPolicy }: { ViewerProtocolPolicy: string }) =>
        ViewerProtocolPolicy === 'https-only',
    )
    expect(refused.map(({ PathPattern }: { PathPattern: string }) => PathPattern)).toEqual(
      expect.arrayContaining(['/api/*', '/_api/*', '/api/Agents/login']),
    )
    expect(refused.length + led.length).toBe(CacheBehaviors.length + 1)
  })

  test('is between the edge and the API, and nobody reaches storage or queues without it', () => {
    const customOrigins = config().Origins.filter(
      (origin: { CustomOriginConfig?: unknown }) => origin.CustomOriginConfig !== undefined,
    )
    expect(customOrigins).toHaveLength(2)
    for (const { CustomOriginConfig } of customOrigins)
      expect(CustomOriginConfig).toMatchObject({
        OriginProtocolPolicy: 'https-only',
        OriginSSLProtocols: ['TLSv1.2'],
      })
    const refusals = (type: string) =>
      resources(type).filter((policy) => text(policy).includes('"aws:SecureTransport":"false"'))
    expect(refusals('AWS::S3::BucketPolicy')).toHaveLength(resources('AWS::S3::Bucket').length)
    expect(refusals('AWS::SQS::QueuePolicy')).toHaveLength(resources('AWS::SQS::Queue').length)
  })
})

test('storage takes files from browsers of the product’s own pages alone', () => {
  const rules = resources('AWS::S3::Bucket').flatMap(
    ({ Properties }) => Properties.CorsConfiguration?.CorsRules ?? [],
  )
  expect(rules.map(({ AllowedOrigins }) => AllowedOrigins)).toEqual([['https://app.example.com']])
})

test('the API tells no other site that it may read an answer', () => {
  for (const { Properties } of resources('AWS::ApiGatewayV2::Api'))
    expect(Properties.CorsConfiguration).toBeUndefined()
  expect(text(resources('AWS::CloudFront::ResponseHeadersPolicy'))).not.toContain('CorsConfig')
})

test('keys of the table and of sealed texts change each year by themselves', () => {
  const keys = resources('AWS::KMS::Key')
  expect(keys.length).toBeGreaterThanOrEqual(3)
  for (const { Properties } of keys) expect(Properties.EnableKeyRotation).toBe(true)
})

test('no function may delete a log or shorten how long it is kept', () => {
  const policies = text([...resources('AWS::IAM::Policy'), ...resources('AWS::IAM::Role')])
  expect(policies).toContain('logs:PutLogEvents')
  for (const route of prod.stacks.routeStacks)
    expect(text(prod.templateOf(route).toJSON())).not.toMatch(/logs:(Delete|PutRetention|\*)/)
})

test('what is served has no file of source control, configuration or source', () => {
  const served = readdirSync('web/public', { recursive: true, encoding: 'utf8' })
  expect(served.filter((path) => /(^|\/)\.|\.(ts|tsx|map|env|lock)$/.test(path))).toEqual([])
})

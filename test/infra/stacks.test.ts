import { Match, type Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { handlerFileOf, type Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { apiNames } from '../../infra/config/apis'
import { watchWith } from '../../infra/config/domains'
import { everyFunction } from '../../infra/config/functions'
import { queueJobs, scheduledJobs } from '../../infra/config/jobs'
import { apiSecurityHeaders, contentSecurityPolicyOf } from '../../infra/config/security-headers'
import { describedFunction, madeFunctions } from './made-functions'
import { stacksOf } from './stacks-of'

const everyRoute = Object.values<Route>(routes)
let dev: ReturnType<typeof stacksOf>
let prod: ReturnType<typeof stacksOf>
beforeAll(() => {
  dev = stacksOf('dev')
  prod = stacksOf('prod')
}, 600_000)

const statement = z.object({
  Action: z.union([z.string(), z.array(z.string())]),
  Resource: z.unknown(),
})
const policy = z.object({
  Properties: z.object({ PolicyDocument: z.object({ Statement: z.array(statement) }) }),
})

const behavior = z.object({
  PathPattern: z._default(z.string(), ''),
  ResponseHeadersPolicyId: z.unknown(),
})
const behaviorsOf = z.object({
  Properties: z.object({
    DistributionConfig: z.object({
      DefaultCacheBehavior: behavior,
      CacheBehaviors: z.array(behavior),
    }),
  }),
})

const rule = z.object({
  id: z.string(),
  reason: z.string(),
  applies_to: z.optional(z.array(z.unknown())),
})
const nagged = z.object({
  Metadata: z.object({ cdk_nag: z.object({ rules_to_suppress: z.array(rule) }) }),
})

/** The routes of the gateway, each with its API and what it calls. */
function gatewayRoutes({ stacks: { routeStacks } }: typeof dev) {
  return routeStacks.flatMap(({ template, stackName }) =>
    Object.values(template.findResources('AWS::ApiGatewayV2::Route')).map(({ Properties }) => ({
      key: String(Properties.RouteKey),
      api: apiNames.find((name) => JSON.stringify(Properties.ApiId).includes(name)),
      integration: `${stackName} ${JSON.stringify(Properties.Target)}`,
    })),
  )
}

/** Every IAM action that any policy of a template allows. */
function actionsOf(template: Template): string[] {
  return Object.values(template.findResources('AWS::IAM::Policy')).flatMap((found) =>
    policy.parse(found).Properties.PolicyDocument.Statement.flatMap(({ Action }) => Action),
  )
}

describe('the stacks', () => {
  test('have nothing that cdk-nag finds and nobody argued', () => {
    expect([...dev.findings, ...prod.findings]).toEqual([])
  })

  test('suppress no rule about policies as a whole: what is accepted is named', () => {
    const suppressed = [...dev.templates, ...prod.templates].flatMap((template) =>
      Object.values({ stack: template.toJSON(), ...template.toJSON().Resources }).flatMap(
        (part) => nagged.safeParse(part).data?.Metadata.cdk_nag.rules_to_suppress ?? [],
      ),
    )
    const ofPolicies = suppressed.filter(({ id }) => /^AwsSolutions-IAM[45]$/.test(id))
    expect(ofPolicies.length).toBeGreaterThan(10)
    expect(ofPolicies.filter(({ applies_to: named = [] }) => named.length === 0)).toEqual([])
    expect(suppressed.filter(({ reason }) => reason.length < 20)).toEqual([])
  })

  test('have one gateway route for each route of the contract', () => {
    const keys = gatewayRoutes(dev).map(({ key }) => key)
    const expected = everyRoute.map(({ method, path }) => `${method} ${path}`)
    expect(keys.filter((key) => key !== '$default').sort()).toEqual(expected.sort())
  })

  test('give each HTTP API at most 280 routes and integrations, with room for 60 more', () => {
    for (const stage of [dev, prod])
      for (const name of apiNames) {
        const there = gatewayRoutes(stage).filter(({ api }) => api === name)
        const integrations = there.map(({ integration }) => integration)
        expect(there.length).toBeGreaterThan(100)
        expect(there.length).toBeLessThanOrEqual(280 - 60)
        expect(new Set(integrations).size).toBe(there.length)
      }
  })

  test('hold on to no output of one another: what a stack gives may go or be renamed', () => {
    const texts = [...dev.templates, ...prod.templates].map((one) => JSON.stringify(one.toJSON()))
    expect(texts.filter((text) => /Fn::ImportValue|"Export":/.test(text))).toEqual([])
    expect(texts.filter((text) => text.includes('Fn::GetStackOutput')).length).toBeGreaterThan(20)
  })

  test.each(everyRoute.map((route) => [route.name, route] as const))(
    '%s has an alarm that says who is hurt',
    (name, route) => {
      const alarms = Object.values(
        dev.templateOf(dev.stacks.health).findResources('AWS::CloudWatch::Alarm'),
      )
      const described = alarms.filter(({ Properties: { AlarmDescription: text } }) =>
        new RegExp(
          `^Routes of ${watchWith(route.domain)}: .{15,} failed: .*\\b${name}\\b.*“A function fails” in infra/RUNBOOK.md`,
        ).test(text),
      )
      expect(route.harm.length).toBeGreaterThan(15)
      expect(described).toHaveLength(1)
    },
  )

  test('hold a function for each route, each job and all other addresses; those that wait for others are traced', () => {
    const counted = (mode: 'Active' | 'PassThrough') =>
      [...dev.stacks.routeStacks, dev.stacks.jobs].reduce((sum, stack) => {
        const Properties = {
          Handler: 'index.handler',
          Architectures: ['arm64'],
          TracingConfig: { Mode: mode },
        }
        return (
          sum +
          Object.keys(dev.templateOf(stack).findResources('AWS::Lambda::Function', { Properties }))
            .length
        )
      }, 0)
    const every = everyFunction()
    const traced = every.filter(({ isTraced }) => isTraced).map(({ name }) => name)
    expect(traced).toEqual(
      expect.arrayContaining(['getQuote', 'startPayment', 'itineraryWorker', 'zapWorker']),
    )
    expect(traced).not.toEqual(expect.arrayContaining(['getCamps']))
    expect([counted('Active'), counted('PassThrough')]).toEqual([
      traced.length,
      every.length - traced.length,
    ])
    expect(every.length).toBe(everyRoute.length + queueJobs.length + scheduledJobs.length + 1)
    expect(new Set(everyRoute.map(handlerFileOf)).size).toBe(everyRoute.length)
  })

  test('ask one function where no route of an API matches, which answers in the shape of every error', () => {
    const found = gatewayRoutes(dev).filter(({ key }) => key === '$default')
    expect(found.map(({ api }) => api).sort()).toEqual([...apiNames])
  })

  test('log, limit and watch each HTTP API by itself', () => {
    const api = dev.templateOf(dev.stacks.api)
    const stages = Object.values(api.findResources('AWS::ApiGatewayV2::Stage')).map(
      ({ Properties }) => Properties,
    )
    expect(stages).toHaveLength(apiNames.length)
    for (const { DefaultRouteSettings } of stages)
      expect(DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 })
    const logs = stages.map(({ AccessLogSettings }) => JSON.stringify(AccessLogSettings))
    expect(new Set(logs).size).toBe(apiNames.length)
  })

  test('stay at 400 resources each, under CloudFormation’s 500', () => {
    const sizes = prod.templates.map(
      (template) => Object.keys(template.toJSON().Resources ?? {}).length,
    )
    expect(Math.max(...sizes)).toBeLessThanOrEqual(400)
  })

  test('let no function scan, and none do everything', () => {
    const actions = dev.templates.flatMap(actionsOf)
    expect(actions).toContain('dynamodb:GetItem')
    expect(actions.filter((action) => /^(dynamodb|s3|sqs):(\*|Scan)$/.test(action))).toEqual([])
  })
})

describe('the permissions of a route', () => {
  const touchedBy = (name: string) => [
    ...new Set(
      (madeFunctions(dev.templates).get(name)?.permissions ?? []).map(
        (permission) => permission.split(' ')[0] ?? '',
      ),
    ),
  ]

  test('are reading only, and noting the use of a session and who is refused, for a route that only reads', () => {
    const actions = touchedBy('whoAmI')
    expect(actions).toContain('dynamodb:GetItem')
    expect(actions.filter((action) => /dynamodb:(Put|Update|Delete)/.test(action)).sort()).toEqual([
      'dynamodb:PutItem', // of the audit trail alone
      'dynamodb:UpdateItem',
    ])
    const policies = JSON.stringify(
      dev.stacks.routeStacks.map((domain) => dev.templateOf(domain).toJSON()),
    )
    expect(policies).toContain('"dynamodb:LeadingKeys":["SESSION#*"]')
  })

  test('may add to the audit trail and write nothing else, for a route by which superadmins read elsewhere', () => {
    const writing = /dynamodb:(Put|Update|Delete)/
    expect(
      touchedBy('getItinerary')
        .filter((action) => writing.test(action))
        .sort(),
    ).toEqual([
      'dynamodb:PutItem',
      'dynamodb:UpdateItem', // of the session alone
    ])
    const policies = JSON.stringify(
      dev.stacks.routeStacks.map((domain) => dev.templateOf(domain).toJSON()),
    )
    expect(policies).toContain('"dynamodb:LeadingKeys":["AGENCY#*#AUDIT#*"]')
  })

  test('hold nothing of the table, for a route that does not touch it', () => {
    expect(touchedBy('getDocs').filter((action) => action.startsWith('dynamodb:'))).toEqual([])
    expect(madeFunctions(dev.templates).has('getDocs')).toBe(true)
  })
})

describe('the functions of the template', () => {
  let made: ReturnType<typeof madeFunctions>
  beforeAll(() => {
    made = madeFunctions(dev.templates)
  })

  test.each(everyFunction().map((spec) => [spec.name, spec] as const))(
    '%s has the environment, the role, the time and the memory of its description',
    (name, spec) => {
      expect(made.get(name)).toEqual(describedFunction(spec))
    },
  )

  test('are those that are described', () => {
    expect([...made.keys()].sort()).toEqual(
      everyFunction()
        .map(({ name }) => name)
        .sort(),
    )
  })
})

describe('stages', () => {
  test('dev keeps nothing', () => {
    for (const stack of [dev.stacks.data, dev.stacks.media]) {
      const kept = Object.values(dev.templateOf(stack).toJSON().Resources ?? {}).filter(
        (resource) => JSON.stringify(resource).includes('"DeletionPolicy":"Retain"'),
      )
      expect(kept).toEqual([])
    }
  })

  test('prod retains and protects the table', () => {
    const template = prod.templateOf(prod.stacks.data)
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: Match.objectLike({
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        SSESpecification: Match.objectLike({ SSEEnabled: true }),
      }),
    })
    expect(prod.stacks.data.terminationProtection).toBe(true)
  })

  test('prod retains every bucket and lets nobody in without TLS', () => {
    const template = prod.templateOf(prod.stacks.media)
    template.allResources('AWS::S3::Bucket', { DeletionPolicy: 'Retain' })
    template.allResourcesProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: Match.objectLike({ BlockPublicPolicy: true }),
    })
  })
})

describe('what the edge sends to the origin', () => {
  /**
   * AWS's own policies: with the first the viewer's Host is part of the key, and so goes to the
   * origin.
   */
  const managed: Record<string, string> = {
    '4cc15a8a-d715-48a4-82b8-cc0b614638fe': 'host and cookies in the key',
    '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': 'nothing is kept',
    '658327ea-f89d-4fab-a63d-7e88639e58f6': 'kept by address alone',
  }
  const referred = z.optional(z.union([z.string(), z.object({ Ref: z.string() })]))
  const shape = z.object({
    PathPattern: z._default(z.string(), '(app)'),
    CachePolicyId: referred,
    OriginRequestPolicyId: referred,
  })
  const distributionOf = () => {
    const template = dev.templateOf(dev.stacks.web)
    const [found] = Object.values(template.findResources('AWS::CloudFront::Distribution'))
    const config = Object(found).Properties.DistributionConfig
    const policyOf = (id: z.infer<typeof referred>) =>
      typeof id === 'string'
        ? (managed[id] ?? id)
        : id && template.toJSON().Resources[id.Ref].Properties
    const behaviors = [config.DefaultCacheBehavior, ...config.CacheBehaviors].map(
      (one: unknown) => {
        const { PathPattern, CachePolicyId, OriginRequestPolicyId } = shape.parse(one)
        return {
          path: PathPattern,
          cache: policyOf(CachePolicyId),
          request: policyOf(OriginRequestPolicyId),
        }
      },
    )
    return { config, behaviors }
  }

  test('is never the viewer’s Host, which an HTTP API answers with 403, and never a cookie; nothing of the API is kept', () => {
    const api = distributionOf().behaviors.filter(({ path }) => /^\/(_?api|share)/.test(path))
    expect(api).toHaveLength(8)
    const signIns = new Set<string>(
      [routes.login, routes.finishSignIn, routes.signInByPasskey].map(({ path }) => path),
    )
    for (const { path, cache, request } of api) {
      if (signIns.has(path))
        expect(cache.CachePolicyConfig).toMatchObject({
          MinTTL: 0,
          DefaultTTL: 0,
          ParametersInCacheKeyAndForwardedToOrigin: {
            HeadersConfig: {
              HeaderBehavior: 'whitelist',
              Headers: ['CloudFront-Viewer-Country-Name', 'CloudFront-Viewer-Country-Region-Name'],
            },
          },
        })
      else expect(cache).toBe('nothing is kept')
      expect(request.OriginRequestPolicyConfig).toMatchObject({
        HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['host'] },
        CookiesConfig: { CookieBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
      })
    }
  })

  test('is for pictures and pages neither a cookie nor a header, and they are kept without', () => {
    const others = distributionOf().behaviors.filter(({ path }) => !/^\/(_?api|share)/.test(path))
    expect(others.map(({ path, request }) => [path, request])).toEqual([
      ['(app)', undefined],
      ['/media/art/*', undefined],
      ['/media/pictures/library/*', undefined],
      ['/media/*', undefined],
    ])
    const [app, drawings, resized, media] = others.map(({ cache }) => cache)
    expect([app, media]).toEqual(['kept by address alone', 'kept by address alone'])
    expect(drawings.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    })
    expect(resized.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Accept'] },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    })
  })

  test('is asked again after every failure', () => {
    const { CustomErrorResponses } = distributionOf().config
    for (const ErrorCode of [404, 500, 502, 503, 504])
      expect(CustomErrorResponses).toContainEqual({ ErrorCode, ErrorCachingMinTTL: 0 })
  })
})

describe('the web', () => {
  const bucket = 'the-bucket'
  const joined = z.object({ 'Fn::Join': z.tuple([z.literal(''), z.array(z.unknown())]) })
  const pagePolicy = z.object({
    Properties: z.object({
      ResponseHeadersPolicyConfig: z.object({
        SecurityHeadersConfig: z.object({
          ContentSecurityPolicy: z.object({ ContentSecurityPolicy: joined }),
        }),
      }),
    }),
  })
  /** The pieces of a policy with the bucket's name in it; none for one without. */
  const pagePolicyIn = (resource: unknown) => {
    const read =
      pagePolicy.safeParse(resource).data?.Properties.ResponseHeadersPolicyConfig
        .SecurityHeadersConfig
    return read?.ContentSecurityPolicy.ContentSecurityPolicy['Fn::Join'][1]
  }

  test('sends the same content security policy as the local gateway, without unsafe-inline', () => {
    const template = dev.templateOf(dev.stacks.web)
    const found = Object.values(
      template.findResources('AWS::CloudFront::ResponseHeadersPolicy'),
    ).map(pagePolicyIn)
    const [start = '', middle = '', end = ''] = contentSecurityPolicyOf(
      `https://${bucket}.s3.us-east-1.amazonaws.com`,
    ).split(bucket)
    const mediaBucket = {
      'Fn::GetStackOutput': expect.objectContaining({
        StackName: 'Tembea-dev-Media',
        OutputName: expect.stringContaining('RefMedia'),
      }),
    }
    expect(found).toContainEqual([start, mediaBucket, middle, mediaBucket, end])
  })

  test('names no origin in its policy but its own, the media bucket’s and Stripe’s page to pay, and no unsafe source', () => {
    const policy = contentSecurityPolicyOf('https://storage.example')
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(policy.match(/https?:\S+/g)?.map((origin) => origin.replace(';', ''))).toEqual([
      'https://storage.example',
      'https://storage.example',
      'https://checkout.stripe.com',
    ])
  })

  test('gives every page that the API answers the policy of pages, or its style would be refused', () => {
    const [distribution] = Object.values(
      dev.templateOf(dev.stacks.web).findResources('AWS::CloudFront::Distribution'),
    )
    const { CacheBehaviors, DefaultCacheBehavior } =
      behaviorsOf.parse(distribution).Properties.DistributionConfig
    const policyOf = (path: string) =>
      CacheBehaviors.find(({ PathPattern }) => path.startsWith(PathPattern.replace('*', '')))
        ?.ResponseHeadersPolicyId
    const pages = Object.values<Route>(routes).filter(({ contentType }) =>
      contentType?.startsWith('text/html'),
    )
    expect(pages.map(({ path }) => policyOf(path))).toEqual(
      pages.map(() => DefaultCacheBehavior.ResponseHeadersPolicyId),
    )
    expect(pages.map(({ path }) => path)).toContain('/api/pay/{token}')
  })

  test('lets a mail program on the web show pictures, and nothing else', () => {
    const template = dev.templateOf(dev.stacks.web)
    const policies = template.findResources('AWS::CloudFront::ResponseHeadersPolicy')
    const open = Object.keys(policies).filter((id) =>
      JSON.stringify(policies[id]).includes('"cross-origin"'),
    )
    const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'))
    const { CacheBehaviors } = behaviorsOf.parse(distribution).Properties.DistributionConfig
    const shown = CacheBehaviors.filter(({ ResponseHeadersPolicyId: policy }) =>
      open.some((id) => JSON.stringify(policy) === JSON.stringify({ Ref: id })),
    )
    expect(shown.map(({ PathPattern }) => PathPattern)).toEqual([
      '/media/art/*',
      '/media/pictures/library/*',
      '/media/*',
    ])
  })

  test('lets a browser load nothing from an answer of the API', () => {
    dev.templateOf(dev.stacks.web).hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: Match.objectLike({
        SecurityHeadersConfig: Match.objectLike({
          ContentSecurityPolicy: Match.objectLike({
            ContentSecurityPolicy: apiSecurityHeaders['content-security-policy'],
          }),
        }),
      }),
    })
  })

  test('may read the media bucket, which lets in distributions of this account and nobody else', () => {
    dev.templateOf(dev.stacks.media).hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: Match.objectLike({
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: 's3:GetObject',
            Effect: 'Allow',
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Condition: { StringEquals: { 'aws:SourceAccount': Match.anyValue() } },
          }),
        ]),
      }),
    })
  })

  test('sends each route to the API that has it', () => {
    const template = dev.templateOf(dev.stacks.web)
    const [code = ''] = Object.values(template.findResources('AWS::CloudFront::Function')).flatMap(
      ({ Properties }) =>
        Properties.FunctionCode.includes('selectRequestOriginById')
          ? [String(Properties.FunctionCode)]
          : [],
    )
    expect(code.startsWith("import cf from 'cloudfront';\n")).toBe(true)
    const handler = new Function(
      'cf',
      'event',
      `${code.replace(/^import .*\n/, '')}; return handler(event)`,
    )
    const [distribution] = Object.values(
      template.findResources('AWS::CloudFront::Distribution'),
    ).map(({ Properties }) => Properties.DistributionConfig)
    const behaviors: { PathPattern: string; TargetOriginId: string }[] = distribution.CacheBehaviors
    const origins = new Map(
      distribution.Origins.map((one: { Id: string; DomainName: unknown }) => [
        one.Id,
        JSON.stringify(one.DomainName),
      ]),
    )
    for (const name of apiNames) expect(origins.get(name)).toContain(name)
    const there = new Map(gatewayRoutes(dev).map(({ key, api }) => [key, api]))
    for (const { method, path } of everyRoute) {
      const uri = path.replace(/\{[^}]+\}/g, 'x1')
      const behavior = behaviors.find(({ PathPattern }) =>
        new RegExp(`^${PathPattern.replaceAll('*', '.*')}$`).test(uri),
      )
      const chosen = [behavior?.TargetOriginId]
      // Pictures of the library have another function at the edge, which leaves the origin alone.
      if (!uri.startsWith('/media/pictures/'))
        handler({ selectRequestOriginById: (id: string) => chosen.push(id) }, { request: { uri } })
      expect(`${path}: ${chosen.at(-1)}`).toBe(`${path}: ${there.get(`${method} ${path}`)}`)
    }
  })

  test('lets one slash at the end of a route’s address go before the API sees it', () => {
    const template = dev.templateOf(dev.stacks.web)
    const found = template.findResources('AWS::CloudFront::Function', {
      Properties: { FunctionCode: Match.stringLikeRegexp('routeOf') },
    })
    const [name = ''] = Object.keys(found)
    const associated = [
      { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': [name, 'FunctionARN'] } },
    ]
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        CacheBehaviors: Match.arrayWith(
          ['/api/*', '/_api/*'].map((PathPattern) =>
            Match.objectLike({ PathPattern, FunctionAssociations: associated }),
          ),
        ),
      }),
    })
  })

  test('asks the bucket for keys without “media”, and for pictures in the format that a browser takes', () => {
    const found = dev.templateOf(dev.stacks.web).findResources('AWS::CloudFront::Function')
    const run = (id: string, request: object) => {
      const [, code] = Object.entries(found).find(([name]) => name.startsWith(id)) ?? []
      return new Function('event', `${code?.Properties.FunctionCode}; return handler(event)`)({
        request,
      })
    }
    expect(run('Keys', { uri: '/media/agencies/a/media.png' }).uri).toBe('/agencies/a/media.png')
    for (const [accept, one] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ] as const)
      expect(run('Formats', { headers: { accept: { value: accept } } }).headers.accept.value).toBe(
        one,
      )
    expect(run('Formats', { headers: {} }).headers.accept.value).toBe('image/jpeg')
  })

  test('says the charset of texts that come from a bucket', () => {
    const template = dev.templateOf(dev.stacks.web)
    const [[name, { Properties }] = ['', { Properties: {} }]] = Object.entries(
      template.findResources('AWS::CloudFront::Function'),
    ).filter(([id]) => id.startsWith('Charsets'))
    const edgeType = (type?: string) =>
      new Function('event', `${Properties.FunctionCode}; return handler(event)`)({
        response: { headers: type === undefined ? {} : { 'content-type': { value: type } } },
      }).headers['content-type']?.value
    expect([edgeType('text/html'), edgeType('image/webp'), edgeType()]).toEqual([
      'text/html; charset=utf-8',
      'image/webp',
      undefined,
    ])
    const says = Match.objectLike({
      FunctionAssociations: Match.arrayWith([
        { EventType: 'viewer-response', FunctionARN: { 'Fn::GetAtt': [name, 'FunctionARN'] } },
      ]),
    })
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        DefaultCacheBehavior: says,
        CacheBehaviors: Match.arrayWith([says]),
      }),
    })
  })

  test('is refused what is private by the media bucket', () => {
    dev.templateOf(dev.stacks.media).hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: Match.objectLike({
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: 's3:GetObject',
            Effect: 'Deny',
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Resource: { 'Fn::Join': ['', [Match.anyValue(), '/private/*']] },
          }),
        ]),
      }),
    })
  })

  test('sends /api, /_api and drawn pictures to the API, other media to the bucket', () => {
    dev.templateOf(dev.stacks.web).hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        CacheBehaviors: [
          '/api/docs',
          '/api/pay/*',
          '/share/*',
          ...['login', 'second-step', 'passkey-sign-in'].map((how) => `/api/Agents/${how}`),
          '/api/*',
          '/_api/*',
          '/media/art/*',
          '/media/pictures/library/*',
          '/media/*',
        ].map((PathPattern) => Match.objectLike({ PathPattern })),
      }),
    })
  })
})

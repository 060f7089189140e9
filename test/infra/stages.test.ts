import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Match } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, test } from 'vitest'
import { stageOf } from '../../infra/config/stages'
import { ApiStack } from '../../infra/stacks/api-stack'
import { MediaStack } from '../../infra/stacks/media-stack'
import { PagesStack } from '../../infra/stacks/pages-stack'
import { WebStack } from '../../infra/stacks/web-stack'
import { functionIn, madeFunctions } from './made-functions'
import { stacksOf } from './stacks-of'
import { prodValues } from './synthesise-stage'

let dev: ReturnType<typeof stacksOf>
let prod: ReturnType<typeof stacksOf>
beforeAll(() => {
  dev = stacksOf('dev')
  prod = stacksOf('prod')
}, 600_000)

describe('a stage', () => {
  test('prod is refused with all that is missing at once', () => {
    expect(() =>
      stageOf('prod', { TEMBEA_PAYMENT_PROVIDER: 'sandbox', TEMBEA_MAIL_FROM: '' }),
    ).toThrow(
      /TEMBEA_PAYMENT_PROVIDER: .*\nTEMBEA_MAIL_FROM: .*\nTEMBEA_DOMAIN: .*\nTEMBEA_ZONE_ID: .*\nTEMBEA_EXCHANGE_URL: .*\nTEMBEA_ALARM_EMAIL: /,
    )
    expect(stageOf('prod', prodValues).domain).toEqual({
      name: 'app.example.com',
      zoneId: 'Z123',
      zoneName: 'example.com',
    })
  })

  test('has uploads scanned by GuardDuty where that is asked for, and by nothing else', () => {
    const plan = 'AWS::GuardDuty::MalwareProtectionPlan'
    expect(dev.templateOf(dev.stacks.media).findResources(plan)).toEqual({})
    prod.templateOf(prod.stacks.media).hasResourceProperties(plan, {
      Actions: { Tagging: { Status: 'ENABLED' } },
      ProtectedResource: { S3Bucket: { ObjectPrefixes: ['private/agy_', 'pictures/films/'] } },
    })
    const reads = [...madeFunctions(prod.templates)].filter(([, { permissions }]) =>
      permissions.some((permission) => permission.startsWith('s3:GetObjectTagging')),
    )
    expect(reads.map(([name]) => name).sort()).toEqual([
      'finishMediaUpload',
      'patchMediaContent',
      'prepareMedia',
    ])
    expect(() => stageOf('dev', { TEMBEA_VIRUS_SCAN: 'yes' })).toThrow(
      'TEMBEA_VIRUS_SCAN must be guardduty',
    )
  })

  test('links bank accounts in production where it is prod, in the sandbox where it is dev, and only beside Stripe', () => {
    const linking = { TEMBEA_PLAID_CLIENT_ID: 'client', TEMBEA_PAYMENT_PROVIDER: 'stripe' }
    const { settings } = stageOf('dev', linking)
    expect(settings).toMatchObject({ plaidClientId: 'client', plaidEnvironment: 'sandbox' })
    expect(stageOf('prod', { ...prodValues, ...linking }).settings.plaidEnvironment).toBe(
      'production',
    )
    expect(
      stageOf('dev', { ...linking, TEMBEA_PLAID_ENV: 'production' }).settings.plaidEnvironment,
    ).toBe('production')
    expect(() => stageOf('dev', { ...linking, TEMBEA_PLAID_ENV: 'development' })).toThrow(
      'TEMBEA_PLAID_ENV must be production or sandbox',
    )
    expect(() => stageOf('dev', { TEMBEA_PLAID_CLIENT_ID: 'client' })).toThrow(
      'TEMBEA_PLAID_CLIENT_ID needs TEMBEA_PAYMENT_PROVIDER to be stripe',
    )
    expect(stageOf('dev', { TEMBEA_PLAID_ENV: 'sandbox' }).settings).toEqual({
      plaidEnvironment: 'sandbox',
    })
  })

  test('lets one job alone hand films to MediaConvert, in a role that reaches films alone', () => {
    const may = (action: string) =>
      [...madeFunctions(prod.templates)].flatMap(([name, { permissions }]) =>
        permissions.some((permission) => permission.startsWith(action)) ? [name] : [],
      )
    expect([may('mediaconvert:CreateJob'), may('iam:PassRole')]).toEqual([
      ['prepareMedia'],
      ['prepareMedia'],
    ])
    const films = { 'Fn::Join': ['', [Match.anyValue(), '/pictures/films/*']] }
    prod.templateOf(prod.stacks.media).hasResourceProperties('AWS::IAM::Policy', {
      PolicyDocument: {
        Statement: [{ Action: ['s3:GetObject', 's3:PutObject'], Effect: 'Allow', Resource: films }],
      },
    })
  })

  test('dev needs nothing, but a domain needs its zone', () => {
    expect(stageOf('dev', {})).toMatchObject({ name: 'dev', settings: {} })
    expect(() => stageOf('dev', { TEMBEA_DOMAIN: 'app.example.com' })).toThrow(
      'TEMBEA_ZONE_ID go together',
    )
  })
})

describe('reservations', () => {
  test('are made only where the account allows them, and leave a hundred to all other functions', () => {
    const atOnce = (TEMBEA_CONCURRENCY: string) =>
      stageOf('prod', { ...prodValues, TEMBEA_CONCURRENCY }).atOnce
    expect(atOnce('10')).toEqual({})
    expect(atOnce('119')).toEqual({})
    expect(atOnce('120')).toEqual({ login: 20 })
    expect(stageOf('prod', prodValues).atOnce).toEqual({ login: 20 })
  })

  test('and canaries are left out where somebody deploys at once', () => {
    expect(stageOf('prod', { ...prodValues, TEMBEA_AT_ONCE: 'yes' }).isShiftedAtOnce).toBe(true)
    expect(stageOf('prod', prodValues).isShiftedAtOnce).toBeUndefined()
  })
})

describe('secrets', () => {
  const mayRead = (name: string, { templates } = prod) =>
    [...madeFunctions(templates)].flatMap(([fn, { permissions }]) =>
      permissions.some(
        (permission) => permission.startsWith('ssm:') && permission.endsWith(`/secrets/${name}`),
      )
        ? [fn]
        : [],
    )

  test('are read only by the functions that need them', () => {
    expect(mayRead('stripe-webhook')).toEqual(['receivePaymentWebhook'])
    expect(mayRead('exchange-key')).toEqual(['refreshExchangeRates'])
    expect(mayRead('supplier')).toEqual([])
    expect(mayRead('stripe-key')).toEqual(
      expect.arrayContaining(['startPayment', 'paymentWorker', 'askProviders']),
    )
    expect(mayRead('stripe-key').length).toBeLessThan(16)
    expect(mayRead('stripe-key', dev)).toEqual([])
  })

  test('stand in no environment and no template', () => {
    const variables = [...madeFunctions(prod.templates).values()].flatMap(({ environment }) =>
      Object.keys(environment),
    )
    expect(
      variables.filter((name) => /SECRET|_KEY$|PASSWORD/.test(name) && name !== 'EDGE_KEY'),
    ).toEqual([])
  })
})

describe('the sandbox', () => {
  test.each([
    ['dev', true],
    ['prod', false],
  ])('has its pages in %s: %s', (name, isThere) => {
    const { templates } = name === 'dev' ? dev : prod
    expect(madeFunctions(templates).has('paySandbox')).toBe(isThere)
    expect(
      JSON.stringify(templates.map((one) => one.toJSON())).includes('/api/pay/sandbox/{token}"'),
    ).toBe(isThere)
  })
})

describe('a domain', () => {
  test('has its certificate by DNS, its names, and the sender’s identity with DKIM', () => {
    const web = prod.templateOf(prod.stacks.web)
    web.hasResourceProperties('AWS::CertificateManager::Certificate', {
      DomainName: 'app.example.com',
      DomainValidationOptions: [{ DomainName: 'app.example.com', HostedZoneId: 'Z123' }],
      ValidationMethod: 'DNS',
    })
    for (const Type of ['A', 'AAAA'])
      web.hasResourceProperties('AWS::Route53::RecordSet', {
        Type,
        Name: 'app.example.com.',
        HostedZoneId: 'Z123',
      })
    const mail = prod.templateOf(prod.stacks.mail)
    mail.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'example.com',
      ConfigurationSetAttributes: Match.anyValue(),
    })
    expect(
      Object.keys(mail.findResources('AWS::Route53::RecordSet')).length,
    ).toBeGreaterThanOrEqual(3)
    mail.hasResourceProperties('AWS::SES::ConfigurationSet', {
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    })
  })

  test('is the address in mails; without one CloudFront’s name is', () => {
    const addresses = (of: typeof dev) =>
      new Set(
        [...madeFunctions(of.templates).values()].map(({ environment }) => environment.WEB_ADDRESS),
      )
    expect([...addresses(prod)]).toEqual(['https://app.example.com'])
    expect([...addresses(dev)]).toEqual(['https://the-distribution'])
  })

  test('lets mail be sent from its identity and its agencies’ alone', () => {
    const sending = (of: typeof dev) =>
      new Set(
        [...madeFunctions(of.templates).values()].flatMap(({ permissions }) =>
          permissions.filter((one) => one.startsWith('ses:')),
        ),
      )
    const arn = 'arn:aws:ses:us-east-1:000000000000'
    const ifTagged = (which: string) =>
      `on ${arn}:identity/* if {"StringEquals":{"aws:${which}/tembea-agency-domains":"prod"}}`
    expect([...sending(dev)]).toEqual([])
    expect([...sending(prod)].sort()).toEqual([
      `ses:CreateEmailIdentity ${ifTagged('RequestTag')}`,
      `ses:DeleteEmailIdentity ${ifTagged('ResourceTag')}`,
      `ses:GetEmailIdentity ${ifTagged('ResourceTag')}`,
      expect.stringContaining(`ses:SendEmail on ${arn}:configuration-set/`),
      `ses:SendEmail ${ifTagged('ResourceTag')}`,
      expect.stringMatching(/^ses:SendEmail on \S+:identity\/[^*]+$/),
      `ses:TagResource ${ifTagged('RequestTag')}`,
    ])
  })

  test('lets few functions reach the domains of agencies', () => {
    const reaching = (action: string) =>
      [...madeFunctions(prod.templates)]
        .filter(([, { permissions }]) => permissions.some((one) => one.startsWith(action)))
        .map(([name]) => name)
        .sort()
    expect(reaching('ses:CreateEmailIdentity')).toEqual(['saveMailDomain'])
    expect(reaching('ses:DeleteEmailIdentity')).toEqual([
      'checkMailDomains',
      'removeMailDomain',
      'saveMailDomain',
    ])
    expect(reaching('ses:GetEmailIdentity')).toEqual([
      'checkMailDomain',
      'checkMailDomains',
      'saveMailDomain',
    ])
  })
})

describe('a deployment', () => {
  test('puts assets before the pages that name them, after all functions', () => {
    const pages = prod.templateOf(prod.stacks.pages).toJSON().Resources as Record<
      string,
      { Type: string; DependsOn?: string[] }
    >
    const deployments = Object.entries(pages).filter(
      ([, { Type }]) => Type === 'Custom::CDKBucketDeployment',
    )
    const files = deployments
      .filter(([id]) => /^(Files|Revalidated|Texts)/.test(id))
      .map(([id]) => id)
    const page = deployments.find(([id]) => id.startsWith('Page'))
    expect(page?.[1].DependsOn).toEqual(expect.arrayContaining(files))
    expect(files).toHaveLength(3)
    expect(prod.stacks.pages.dependencies).toEqual(
      expect.arrayContaining([...prod.stacks.routeStacks, prod.stacks.jobs]),
    )
  })

  test('makes immutable what has a hash in its name, and nothing else', () => {
    const deployments = prod
      .templateOf(prod.stacks.pages)
      .findResources('Custom::CDKBucketDeployment')
    const caching = Object.values(deployments).map(({ Properties }) => [
      Properties.DestinationBucketKeyPrefix,
      Properties.SystemMetadata['cache-control'],
    ])
    expect(caching).toHaveLength(4)
    expect(caching).toEqual(
      expect.arrayContaining([
        ['assets', 'public, max-age=31536000, immutable'],
        [undefined, 'public, no-cache'],
        [undefined, 'no-store'],
      ]),
    )
  })

  test('of prod gives new code of a route a tenth of its calls first, and no alarm takes it back that another route may ring; dev does not', () => {
    const [of] = prod.stacks.routeStacks.filter(({ template }) => functionIn(template, 'getQuote'))
    if (of === undefined) throw new Error('no stack has getQuote')
    const template = prod.templateOf(of)
    const groups = Object.values(template.findResources('AWS::CodeDeploy::DeploymentGroup'))
    const routesThere = Object.keys(template.findResources('AWS::ApiGatewayV2::Route'))
    const versions = Object.values(template.findResources('AWS::Lambda::Version'))
    expect(versions.map(({ DeletionPolicy }) => DeletionPolicy)).toEqual(
      versions.map(() => 'RetainExceptOnCreate'),
    )
    expect(versions).toHaveLength(groups.length)
    expect(groups).toHaveLength(routesThere.length)
    for (const { Properties } of groups)
      expect(Properties).toMatchObject({
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST'],
        },
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      })
    expect(groups.filter(({ Properties }) => 'AlarmConfiguration' in Properties)).toEqual([])
    const integrations = template.findResources('AWS::ApiGatewayV2::Integration')
    const calledBy = Object.values(integrations).map(({ Properties }) =>
      JSON.stringify(Properties.IntegrationUri),
    )
    expect(calledBy.filter((uri) => !uri.includes('Live'))).toEqual([])
    expect(
      dev.templates.flatMap((one) => Object.keys(one.findResources('AWS::Lambda::Alias'))),
    ).toEqual([])
  })

  test('is refused where the web app is not built', () => {
    const empty = mkdtempSync(join(tmpdir(), 'tembea-empty-'))
    const [app, stage] = [new App(), stageOf('dev', {})]
    const { apis } = new ApiStack(app, 'Api', { stage })
    const { logs } = new MediaStack(app, 'Media', { stage })
    const web = new WebStack(app, 'Web', {
      stage,
      apis,
      edgeKey: 'key',
      logs,
      mediaBucketName: 'media',
    })
    const pages = () =>
      new PagesStack(app, 'Pages', { stage, web, tableName: 'table', webFolder: empty })
    expect(pages).toThrow(/The web app is not built: .*npm run build:web/)
    rmSync(empty, { recursive: true })
  })

  test('runs the exchange rates and the publishing at once, and tells where the stage is', () => {
    const triggers = dev.templateOf(dev.stacks.jobs).findResources('Custom::Trigger')
    expect(Object.values(triggers)).toEqual(
      Array(2).fill(
        expect.objectContaining({
          Properties: expect.objectContaining({ InvocationType: 'Event' }),
        }),
      ),
    )
    expect(JSON.stringify(triggers)).toContain('RefreshExchangeRates')
    expect(JSON.stringify(triggers)).toContain('PublishCatalogue')
    dev
      .templateOf(dev.stacks.pages)
      .hasResourceProperties('AWS::SSM::Parameter', { Name: '/tembea/dev/place' })
    dev.templateOf(dev.stacks.pages).hasOutput('Address', {})
  })
})

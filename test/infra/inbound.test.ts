import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import {
  DescribeActiveReceiptRuleSetCommand,
  SESClient,
  SetActiveReceiptRuleSetCommand,
} from '@aws-sdk/client-ses'
import { Match, type Template } from 'aws-cdk-lib/assertions'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inboundWorker } from '../../infra/config/functions'
import { stageOf } from '../../infra/config/stages'
import { stopReceiving } from '../../infra/operate/destroy/leftovers'
import { receiveMails } from '../../infra/operate/receive-mails'
import { describedFunction, inbound, madeFunctions, reachable } from './made-functions'
import { stacksOf } from './stacks-of'
import { inboundDomain, prodValues } from './synthesise-stage'

describe('a stage with a domain for mails that come in', () => {
  let template: Template
  let prod: ReturnType<typeof stacksOf>
  beforeAll(() => {
    prod = stacksOf('prod')
    template = prod.stacks.inbound.map(prod.templateOf)[0] as Template // prod has one
  }, 600_000)

  test('has SES take them in over TLS alone, scanned, into a bucket of their own, and tell a queue', () => {
    template.hasResourceProperties('AWS::SES::ReceiptRule', {
      Rule: {
        Enabled: true,
        Recipients: [inboundDomain],
        ScanEnabled: true,
        TlsPolicy: 'Require',
        Actions: [{ S3Action: { BucketName: Match.anyValue(), TopicArn: Match.anyValue() } }],
      },
    })
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'sqs',
      RawMessageDelivery: true,
    })
    template.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: { Rules: [Match.objectLike({ ExpirationInDays: 14 })] },
    })
    const policies = JSON.stringify(template.findResources('AWS::S3::BucketPolicy'))
    expect(policies).toContain('ses.amazonaws.com')
    expect(policies).toContain('aws:SourceAccount')
  })

  test('is where mails to that domain go', () => {
    template.hasResourceProperties('AWS::Route53::RecordSet', {
      Name: `${inboundDomain}.`,
      Type: 'MX',
      ResourceRecords: ['10 inbound-smtp.us-east-1.amazonaws.com'],
    })
  })

  test('has a worker that reads and deletes them, and tells those who mail where answers go', () => {
    const made = madeFunctions(prod.templates)
    const { environment, permissions } = describedFunction(inboundWorker, {
      ...reachable,
      inbound,
    })
    expect(made.get(inboundWorker.name)?.environment).toMatchObject({
      INBOUND_BUCKET: environment.INBOUND_BUCKET,
      INBOUND_DOMAIN: inboundDomain,
    })
    const ofStorage = (all: readonly string[] = []) => all.filter((one) => one.startsWith('s3:'))
    expect(ofStorage(made.get(inboundWorker.name)?.permissions)).toEqual(ofStorage(permissions))
    const mailing = [...made].filter(([, { environment: own }]) => 'MAIL_FROM' in own)
    expect(mailing.length).toBeGreaterThan(5)
    expect(mailing.filter(([, { environment: own }]) => !('INBOUND_DOMAIN' in own))).toEqual([])
  })

  test('is no other stage', () => {
    const dev = stacksOf('dev')
    expect(dev.stacks.inbound).toEqual([])
    expect(madeFunctions(dev.templates).has(inboundWorker.name)).toBe(false)
  })
})

test.each([
  ['elsewhere', { TEMBEA_INBOUND_DOMAIN: 'answers.elsewhere.com' }],
  ['the domain of the sender itself', { TEMBEA_INBOUND_DOMAIN: 'example.com' }],
  ['below a sender that is not in the zone', { TEMBEA_MAIL_FROM: 'hello@other.com' }],
])(
  'a domain for mails that is %s is refused, since no identity of ours covers it',
  (_what, more) => {
    const values = { ...prodValues, TEMBEA_INBOUND_DOMAIN: inboundDomain }
    expect(stageOf('prod', values).settings.inboundDomain).toBe(inboundDomain)
    expect(() => stageOf('prod', { ...values, ...more })).toThrow('TEMBEA_INBOUND_DOMAIN must be')
  },
)

describe('a deployment', () => {
  const stacks = mockClient(CloudFormationClient)
  const ses = mockClient(SESClient)
  beforeEach(() => {
    stacks.reset()
    ses.reset()
    ses.on(SetActiveReceiptRuleSetCommand).resolves({})
  })
  afterAll(() => {
    stacks.restore()
    ses.restore()
  })
  const made = (...names: string[]) =>
    stacks.on(DescribeStacksCommand).resolves({
      Stacks: names.map((StackName) => ({
        StackName,
        CreationTime: new Date(),
        StackStatus: 'CREATE_COMPLETE',
      })),
    })
  const active = (Name?: string) =>
    ses
      .on(DescribeActiveReceiptRuleSetCommand)
      .resolves(Name === undefined ? {} : { Metadata: { Name } })
  const activated = () =>
    ses.commandCalls(SetActiveReceiptRuleSetCommand).map(({ args: [{ input }] }) => input)

  test('makes the rules of its stage those that SES goes by, once', async () => {
    made('Tembea-prod-Inbound')
    active()
    expect(await receiveMails(['--stage', 'prod'])).toContain('from now on')
    expect(activated()).toEqual([{ RuleSetName: 'tembea-prod' }])
    active('tembea-prod')
    expect(await receiveMails(['--stage', 'prod'])).toBe('Mails are taken in.')
    expect(activated()).toHaveLength(1)
  })

  test('leaves the rules of others alone, and says so', async () => {
    made('Tembea-prod-Inbound')
    active('helpdesk')
    expect(await receiveMails(['--stage', 'prod'])).toMatch(/^NOT TAKEN IN.*helpdesk/)
    expect(activated()).toEqual([])
  })

  test('of a stage that takes in no mails asks SES nothing', async () => {
    made('Tembea-prod-Mail', 'Tembea-dev-Inbound')
    expect(await receiveMails(['--stage', 'prod'])).toBe('No mails are taken in.')
    expect(ses.calls()).toEqual([])
    await expect(receiveMails([])).rejects.toThrow('--stage')
  })

  test('is ended with its rules no longer in force, and with no others touched', async () => {
    active('tembea-dev')
    await stopReceiving('dev')
    expect(activated()).toEqual([{}])
    active('helpdesk')
    await stopReceiving('dev')
    expect(activated()).toHaveLength(1)
  })
})

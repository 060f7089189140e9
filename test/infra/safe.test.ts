import { readFileSync } from 'node:fs'
import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Route } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { keyPrefix } from '../../functions/data/people/session-store'
import { type Stage, stageOf } from '../../infra/config/stages'
import { firewall as makeFirewall } from '../../infra/constructs/firewall'
import { ApiStack, edgeKeySent, edgeKeysAccepted } from '../../infra/stacks/api-stack'
import { stacksOf } from './stacks-of'

let prod: ReturnType<typeof stacksOf>
beforeAll(() => {
  prod = stacksOf('prod')
}, 600_000)

const everyResource = (type: string) =>
  prod.templates.flatMap((template) => Object.entries(template.findResources(type)))
const text = (value: unknown): string => JSON.stringify(value)

/** What edge and functions of a stage with these keys send and take, and what secrets it has. */
function stageWith(edgeKeys: Stage['edgeKeys']) {
  const stage: Stage = { ...stageOf('dev', {}), edgeKeys }
  const resolved = (key: string): string => new Stack().resolve(key)
  const api = new ApiStack(new App(), 'Api', { stage })
  return {
    sent: resolved(edgeKeySent(stage)),
    accepted: resolved(edgeKeysAccepted(stage)).split(','),
    secrets: Object.values(
      Template.fromStack(api).findResources('AWS::SecretsManager::Secret'),
    ).map(({ Properties }) => `{{resolve:secretsmanager:${Properties.Name}:SecretString:::}}`),
  }
}

describe('the API', () => {
  test('is open to the edge alone: each route’s function knows the key that the edge sends, and the one before while it changes', () => {
    const keys = prod.stacks.routeStacks.flatMap((stack) =>
      Object.entries(prod.templateOf(stack).findResources('AWS::Lambda::Function')).map(
        ([id, { Properties }]) =>
          id.startsWith('UnknownAddresses')
            ? undefined
            : text(Properties.Environment.Variables.EDGE_KEY),
      ),
    )
    const [first] = keys
    expect(first).toMatch(/edge-key-3:SecretString.*,.*edge-key-2:SecretString/)
    expect(keys.filter((key) => key !== undefined && key !== first)).toEqual([])
    const sent = text(
      prod.templateOf(prod.stacks.web).findResources('AWS::CloudFront::Distribution'),
    )
    expect(sent).toMatch(/edge-key-3:SecretString/)
    expect(sent).not.toMatch(/edge-key-2/)
  })

  test('is closed to nobody while its key changes, step by step as the runbook says', () => {
    const runbook = readFileSync('infra/RUNBOOK.md', 'utf8')
    const paragraph = runbook.slice(runbook.indexOf('**Edge key**')).split('\n- ')[0] ?? ''
    const steps = [...paragraph.matchAll(/`\{ (.+?) \}`/g)].map(([, step = '']) =>
      stageWith(JSON.parse(`{ ${step.replaceAll("'", '"').replace(/\d(?=:)/g, '"$&"')} }`)),
    )
    expect(steps).toHaveLength(5)
    const [first, last] = [steps[0], steps.at(-1)]
    expect(first?.sent).not.toBe(last?.sent)
    for (const [at, next] of steps.slice(1).entries()) {
      const before = steps[at]
      for (const edge of [before, next])
        for (const functions of [before, next]) expect(functions?.accepted).toContain(edge?.sent)
      // What is rolled back looks for its keys again.
      expect(next.secrets).toEqual(expect.arrayContaining(before?.accepted ?? []))
    }
  })

  test('is deployed behind the edge', () => {
    expect(prod.stacks.routeStacks.length).toBeGreaterThan(10)
    for (const stack of prod.stacks.routeStacks)
      expect(stack.dependencies).toContain(prod.stacks.web)
  })

  test('logs the route, latency and failure of a request, and never its path: links to pay have their secret there', () => {
    const stages = everyResource('AWS::ApiGatewayV2::Stage')
    const formats = stages.map(([, { Properties }]) => Properties.AccessLogSettings.Format)
    expect(new Set(formats).size).toBe(1)
    const [[, stage] = []] = stages
    const logged: unknown = JSON.parse(stage?.Properties.AccessLogSettings.Format)
    const values = Object.values(z.record(z.string(), z.string()).parse(logged))
    expect(values).toEqual(
      expect.arrayContaining(
        ['requestId', 'routeKey', 'responseLatency', 'integrationErrorMessage'].map(
          (name) => `$context.${name}`,
        ),
      ),
    )
    expect(values.filter((value) => /path|query|authorizer|header|domain/i.test(value))).toEqual([])
  })
})

describe('the edge', () => {
  const firewallOf = (firewall: Stage['firewall']) => {
    const stack = new Stack()
    const wanted: Stage = Object.assign({}, stageOf('dev', {}), { firewall })
    makeFirewall(stack, 'Firewall', wanted)
    return Template.fromStack(stack)
  }
  const rulesOf = (template: Template) =>
    Object.values(template.findResources('AWS::WAFv2::WebACL')).flatMap(
      ({ Properties }) => Properties.Rules as Record<string, unknown>[],
    )

  test('has a firewall where the stage wants one, with the sets of AWS, which counts until the stage says that it blocks', () => {
    const [[id = '', acl] = []] = everyResource('AWS::WAFv2::WebACL')
    const sets = text(acl?.Properties.Rules)
    for (const set of ['AmazonIpReputationList', 'KnownBadInputsRuleSet', 'CommonRuleSet'])
      expect(sets).toContain(`AWSManagedRules${set}`)
    const [[, distribution] = []] = everyResource('AWS::CloudFront::Distribution')
    expect(text(distribution?.Properties.DistributionConfig.WebACLId)).toContain(id)
    const actionsOf = (rules: readonly Record<string, unknown>[]) =>
      new Set(rules.map(({ Action, OverrideAction }) => text(Action ?? OverrideAction)))
    expect(actionsOf(acl?.Properties.Rules)).toEqual(new Set(['{"Count":{}}']))
    expect(actionsOf(rulesOf(firewallOf('blocks')))).toEqual(
      new Set(['{"Block":{}}', '{"None":{}}']),
    )
    expect(sets).not.toContain('"SampledRequestsEnabled":false')
  })

  test('has a rate for every way to sign in: of agents, clients, links, passkeys, codes and keys', () => {
    const rules = rulesOf(firewallOf('blocks'))
    const rate = (name: string) => text(rules.find(({ Name }) => Name === name))
    const ways = Object.values<Route>(routes).filter(
      ({ who, path, name }) =>
        who === 'public' && (/passkey|enter|entry|verify/i.test(name) || /login|step/.test(path)),
    )
    expect(ways.length).toBeGreaterThan(6)
    for (const { path } of ways) expect(rate('SignIns')).toContain(`"SearchString":"${path}"`)
    expect(rate('ApiKeys')).toContain(`"SearchString":"${keyPrefix}"`)
  })

  test('refuses no selection of a list for the length of its query', () => {
    const common = rulesOf(firewallOf('blocks')).find(
      ({ Name }) => Name === 'AWSManagedRulesCommonRuleSet',
    )
    expect(text(common)).toContain(
      '{"ActionToUse":{"Count":{}},"Name":"SizeRestrictions_QUERYSTRING"}',
    )
  })

  test('keeps what the firewall refuses or would, without paths, queries and tokens', () => {
    const [[, logging] = []] = everyResource('AWS::WAFv2::LoggingConfiguration')
    expect(logging?.Properties.LoggingFilter).toMatchObject({ DefaultBehavior: 'DROP' })
    expect(text(logging?.Properties.LoggingFilter)).toMatch(/"BLOCK".*"COUNT"/)
    expect(text(logging?.Properties.LogDestinationConfigs)).toMatch(
      /:log-group:aws-waf-logs-tembea-prod"/,
    )
    const redacted = text(logging?.Properties.RedactedFields)
    for (const field of ['UriPath', 'QueryString', 'authorization', 'cookie', 'referer'])
      expect(redacted).toContain(field)
  })

  test('logs no path, query, cookie or referrer', () => {
    const [[, delivery] = []] = everyResource('AWS::Logs::Delivery')
    const fields: string[] = delivery?.Properties.RecordFields
    expect(fields).toEqual(
      expect.arrayContaining(['c-ip', 'sc-status', 'cache-behavior-path-pattern', 'time-taken']),
    )
    expect(fields.filter((field) => /uri|query|Cookie|Referer/.test(field))).toEqual([])
    const [[, distribution] = []] = everyResource('AWS::CloudFront::Distribution')
    expect(distribution?.Properties.DistributionConfig).not.toHaveProperty('Logging')
  })
})

describe('logs', () => {
  test('end: every function writes into a group of ours, and every group has a retention', () => {
    const endless = everyResource('AWS::Logs::LogGroup').filter(
      ([, { Properties }]) => Properties?.RetentionInDays === undefined,
    )
    const elsewhere = everyResource('AWS::Lambda::Function').filter(
      // CDK's own function for triggers takes no group; it writes a line a deployment.
      ([id, { Properties }]) =>
        Properties.LoggingConfig?.LogGroup === undefined && !id.startsWith('AWSCDKTrigger'),
    )
    expect([...endless, ...elsewhere].map(([id]) => id)).toEqual([])
  })
})

describe('functions', () => {
  const named = (name: string) => {
    const found = everyResource('AWS::Lambda::Function').filter(([, { Properties }]) =>
      String(Properties.Description).startsWith(`${name}: `),
    )
    return found[0] ?? ['', undefined]
  }

  test('of sign-in run only so often at once, because each takes a whole processor', () => {
    expect(named('login')[1]?.Properties.ReservedConcurrentExecutions).toBe(20)
    expect(named('getCamps')[1]?.Properties.ReservedConcurrentExecutions).toBeUndefined()
  })

  test('are kept warm where the stage says so, and called by that name', () => {
    const warm = everyResource('AWS::Lambda::Alias').filter(
      ([, { Properties }]) =>
        Properties.ProvisionedConcurrencyConfig?.ProvisionedConcurrentExecutions === 2,
    )
    expect(warm.map(([id]) => id)).toEqual([expect.stringMatching(/^GetapiCampsLive/)])
    const called = everyResource('AWS::ApiGatewayV2::Integration').filter(([, { Properties }]) =>
      text(Properties.IntegrationUri).includes(warm[0]?.[0] ?? 'none'),
    )
    expect(called).toHaveLength(1)
  })

  test('load no source maps as they start', () => {
    const loading = everyResource('AWS::Lambda::Function').filter(([, { Properties }]) =>
      text(Properties).includes('source-maps'),
    )
    expect(loading.map(([id]) => id)).toEqual([])
  })
})

describe('data', () => {
  test('of the table are backed up each week where they are kept, with a copy in a vault of another region', () => {
    const [[, plan] = []] = everyResource('AWS::Backup::BackupPlan')
    const [rule] = plan?.Properties.BackupPlan.BackupPlanRule ?? []
    expect(text(rule.CopyActions)).toMatch(/:backup:us-west-2:.*:backup-vault:tembea-prod/)
    expect([rule.ScheduleExpression, rule.Lifecycle.DeleteAfterDays]).toEqual([
      'cron(0 9 ? * SUN *)',
      2,
    ])
    const vaults = everyResource('AWS::Backup::BackupVault').map(([, { Properties }]) => Properties)
    expect(vaults.map((vault) => [vault.BackupVaultName, vault.LockConfiguration])).toEqual([
      ['tembea-prod', { MinRetentionDays: 7 }],
      ['tembea-prod', undefined],
    ])
    const [[, selection] = []] = everyResource('AWS::Backup::BackupSelection')
    expect(text(selection?.Properties.BackupSelection.Resources)).toMatch(/Table/)
  })

  test('in files are copied to another region as they come, where nothing that is deleted here is deleted', () => {
    const [[, media] = []] = everyResource('AWS::S3::Bucket').filter(([id]) =>
      id.startsWith('Media'),
    )
    const [rule] = media?.Properties.ReplicationConfiguration.Rules ?? []
    expect(rule).toMatchObject({
      Status: 'Enabled',
      Destination: { StorageClass: 'GLACIER_IR' },
      DeleteMarkerReplication: { Status: 'Disabled' },
    })
    const copies = prod.templates.flatMap((template) =>
      Object.values(template.findResources('AWS::S3::Bucket', { Properties: { BucketName: {} } })),
    )
    expect(text(copies.map(({ Properties }) => Properties.BucketName))).toBe(
      text([rule.Destination.Bucket]).replace('arn:aws:s3:::', ''),
    )
    expect(copies[0]?.Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' })
  })

  test('of the table go to no stream that nobody reads', () => {
    const streams = everyResource('AWS::DynamoDB::Table').filter(
      ([, { Properties }]) => Properties.StreamSpecification !== undefined,
    )
    const readers = everyResource('AWS::Lambda::EventSourceMapping').filter(([, { Properties }]) =>
      text(Properties.EventSourceArn).includes('StreamArn'),
    )
    expect(streams.length).toBeLessThanOrEqual(readers.length)
  })

  test('in files stay as long as they are current, but for what is made again; what was replaced goes after a month', () => {
    const buckets = everyResource('AWS::S3::Bucket').filter(([id]) => id.startsWith('Media'))
    const [[, media] = []] = buckets
    expect(buckets).toHaveLength(1)
    expect(media?.Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' })
    const rules: Record<string, unknown>[] = media?.Properties.LifecycleConfiguration.Rules
    const ending = rules.filter((rule) =>
      Object.keys(rule).some((key) => /^Expiration(InDays|Date)|^Transition/.test(key)),
    )
    // What is drawn or printed again when somebody asks for it, and what nobody took in two days.
    expect(ending.map(({ Prefix }) => Prefix)).toEqual([
      'private/incoming/',
      'private/previews/',
      'private/derivatives/',
      'private/papers/',
    ])
    const ofAllKeys = rules.filter(
      (rule) => rule.Prefix === undefined && rule.NoncurrentVersionExpiration !== undefined,
    )
    expect(ofAllKeys).toMatchObject([{ NoncurrentVersionExpiration: { NoncurrentDays: 30 } }])
  })
})

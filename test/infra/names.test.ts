import { beforeAll, describe, expect, test } from 'vitest'
import { figures } from '../../functions/runtime/figures'
import { everyFunction } from '../../infra/config/functions'
import { namePatterns, routeKeyPattern, tagPattern } from './aws-names'
import { resolvedTemplates } from './resolved'
import { stacksOf } from './stacks-of'
import { stageNames } from './synthesise-stage'

interface Name {
  /** As in `AWS::Budgets::Budget Budget.BudgetName`. */
  readonly place: string
  readonly text: string
}

/** Stands in a text for what only AWS can name. */
const byAws = '\u0000'

describe.each(stageNames)('every name that %s chooses', (stageName) => {
  let resources: { readonly Type: string; readonly Properties: Record<string, unknown> }[]
  let texts: Name[]
  let stackNames: string[]
  beforeAll(() => {
    const { templates, stacks } = stacksOf(stageName)
    stackNames = Object.values(stacks)
      .flat()
      .map(({ stackName }) => stackName)
    const resolved = resolvedTemplates(templates, { attributeOf: () => byAws })
    resources = resolved.flatMap(({ Resources }) => Object.values(Resources))
    texts = resources.flatMap(({ Type, Properties }) => textsIn(Properties, [], Type))
  }, 600_000)

  test('has a pattern of AWS’s, and fits it', () => {
    const chosen = texts.filter(({ place, text }) => isName(place) && !text.includes(byAws))
    expect(chosen.length).toBeGreaterThan(500)
    expect(
      new Set(chosen.flatMap(({ place }) => (namePatterns[place] === undefined ? [place] : []))),
    ).toEqual(new Set())
    expect(chosen.filter(({ place, text }) => namePatterns[place]?.test(text) === false)).toEqual(
      [],
    )
  })

  test('is a route’s that an HTTP API takes', () => {
    const keys = texts
      .filter(({ place }) => place === 'AWS::ApiGatewayV2::Route RouteKey')
      .map(({ text }) => text)
    expect(keys.length).toBeGreaterThan(300)
    expect(keys.filter((key) => !routeKeyPattern.test(key))).toEqual([])
  })

  test('is a tag’s that every service takes', () => {
    const tags = texts.filter(
      ({ place, text }) => /Tags\.\*\.(Key|Value)$/.test(place) && !text.includes(byAws),
    )
    expect(tags.length).toBeGreaterThan(500)
    expect(tags.filter(({ text }) => !tagPattern.test(text))).toEqual([])
  })

  test('is a stack’s that CloudFormation takes', () => {
    expect(stackNames.filter((name) => !/^[a-zA-Z][a-zA-Z0-9-]{0,127}$/.test(name))).toEqual([])
  })

  test('is of one stage: what an account has once carries the stage', () => {
    const once = texts.filter(
      ({ place, text }) => ofTheAccount.test(place) && !text.includes(byAws),
    )
    expect(once.length).toBeGreaterThan(10)
    expect(once.filter(({ text }) => !text.includes(stageName))).toEqual([])
  })

  test('and every environment fit what Lambda takes: 4 KB, and no name of its own', () => {
    const environments = resources.flatMap(({ Type, Properties }) =>
      Type === 'AWS::Lambda::Function' ? [Object(Object(Properties.Environment).Variables)] : [],
    )
    const names = new Set(environments.flatMap(Object.keys))
    names.delete('AWS_CA_BUNDLE') // of the CDK's own function, which may set it
    expect([...names].filter((name) => !/^(?!AWS_|LAMBDA_|_)[a-zA-Z]\w+$/.test(name))).toEqual([])
    const sizes = environments.map((variables) => JSON.stringify(variables).length)
    expect(Math.max(...sizes)).toBeLessThan(3_000) // what AWS names (queues, keys) is longer than here
  })
})

test('every figure that functions tell is a metric’s name', () => {
  expect(Object.keys(figures).filter((name) => !/^[^:*$]{1,255}$/.test(name))).toEqual([])
})

test('the name of every function fits an account’s with its stage before it', () => {
  expect(everyFunction().filter(({ name }) => !/^[a-zA-Z0-9]{1,50}$/.test(name))).toEqual([])
})

/** What two stages of one account may not call the same. */
const ofTheAccount =
  /^AWS::(Budgets::Budget Budget\.BudgetName|CloudWatch::Dashboard DashboardName|CloudFront::\w+ (\w+Config\.)?Name|IAM::Role RoleName|Lambda::Function FunctionName|Logs::Delivery\w* Name|S3::Bucket BucketName|SSM::Parameter Name|SecretsManager::Secret Name|Backup::BackupVault BackupVaultName)$/

function textsIn(value: unknown, path: readonly string[], type: string): Name[] {
  if (typeof value === 'string') return [{ place: `${type} ${path.join('.')}`, text: value }]
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, [...path, '*'], type))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key], type))
}

/** Ids are names only where we give them: of origins, metrics and targets. */
const isName = (place: string): boolean =>
  /(Name|Namespace|Description|Comment|MailFromDomain|(Metrics|Targets|Origins)\.\*\.Id)$/.test(
    place,
  )

import { beforeAll, expect, test } from 'vitest'
import { secretsPath } from '../../../../functions/runtime/env-names'
import { placeParameter, releasesParameter } from '../../../../infra/config/place'
import { namePrefixes } from '../../../../infra/operate/destroy/leftovers'
import { stacksOf } from '../../stacks-of'

let dev: ReturnType<typeof stacksOf>
beforeAll(() => {
  dev = stacksOf('dev')
}, 600_000)

type Resource = {
  readonly Type: string
  readonly DeletionPolicy?: string
  readonly UpdateReplacePolicy?: string
  readonly Properties?: Record<string, never>
}
const resources = (): (readonly [string, Resource])[] =>
  dev.templates.flatMap((template) =>
    Object.entries(template.toJSON().Resources as Record<string, Resource>),
  )

/** What stays in dev's stacks on purpose: a version goes with its function. */
const goesWithAnother = ['AWS::Lambda::Version']

test('no resource of dev stays once its stack is deleted, unless another takes it along', () => {
  const staying = resources().filter(([, one]) =>
    [one.DeletionPolicy, one.UpdateReplacePolicy].some(
      (policy) => policy !== undefined && policy !== 'Delete',
    ),
  )
  expect(staying.length).toBeGreaterThan(0)
  expect(staying.flatMap(([id, { Type }]) => (goesWithAnother.includes(Type) ? [] : [id]))).toEqual(
    [],
  )
})

test('what stays by itself unless it is told to go is told so: tables, buckets, keys, logs', () => {
  const kinds = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::KMS::Key', 'AWS::Logs::LogGroup']
  const storing = resources().filter(([, { Type }]) => kinds.includes(Type))
  expect(new Set(storing.map(([, { Type }]) => Type))).toEqual(new Set(kinds))
  expect(storing.filter(([, one]) => one.DeletionPolicy !== 'Delete').map(([id]) => id)).toEqual([])
})

test('dev is not protected from deletion, and has neither vaults nor copies in another region', () => {
  expect(
    Object.values(dev.stacks)
      .flat()
      .filter(({ terminationProtection }) => terminationProtection),
  ).toEqual([])
  expect(resources().filter(([, { Type }]) => Type.startsWith('AWS::Backup'))).toEqual([])
})

test('every function’s log is in its stack, or has a name that is found afterwards', () => {
  const without = dev.templates.flatMap((template) =>
    Object.values(template.findResources('AWS::Lambda::Function')).filter(
      ({ Properties }) => Properties.LoggingConfig === undefined,
    ),
  )
  // CDK’s own: CloudFormation names each after its stack.
  expect(without.length).toBeLessThan(5)
  expect(without.filter(({ Properties }) => Properties.FunctionName !== undefined)).toEqual([])
  expect(namePrefixes('dev').logGroups).toContain('/aws/lambda/Tembea-dev-')
})

test('every parameter of a stage is below one path', () => {
  for (const name of [placeParameter('dev'), releasesParameter('dev'), secretsPath('dev')])
    expect(name.startsWith(namePrefixes('dev').parameters)).toBe(true)
})

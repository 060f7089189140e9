import {
  GetAliasCommand,
  LambdaClient,
  ListFunctionsCommand,
  ListVersionsByFunctionCommand,
  UpdateAliasCommand,
} from '@aws-sdk/client-lambda'
import { GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { concurrencyAdvice, noteRelease } from '../../../infra/local/build/account.mjs'
import { rollback, versionBefore } from '../../../infra/operate/rollback'

const lambda = mockClient(LambdaClient)
const ssm = mockClient(SSMClient)
const releases = ['2026-11-20T10:00:00.000Z', '2026-11-10T10:00:00.000Z']
beforeEach(() => {
  lambda.reset()
  ssm.reset()
  ssm.on(GetParameterCommand).resolves({ Parameter: { Value: JSON.stringify(releases) } })
})
afterEach(() => {
  lambda.reset()
  ssm.reset()
})

const at = (version: string, day: number) => ({
  Version: version,
  LastModified: `2026-11-${day}T10:05:00.000+0000`,
})

test('a rollback points each route at what answered before the last deployment, and leaves jobs and what is new', async () => {
  const names = ['Tembea-prod-Routes-03-a', 'Tembea-prod-Routes-04-b', 'Tembea-prod-Routes-05-c']
  lambda.on(ListFunctionsCommand).resolves({
    Functions: [...names, 'Tembea-dev-Routes-03-a', 'tembea-prod-sendReminders'].map(
      (FunctionName) => ({ FunctionName }),
    ),
  })
  const versions = {
    [names[0] ?? '']: [at('$LATEST', 20), at('9', 10), at('10', 20)],
    [names[1] ?? '']: [at('$LATEST', 10), at('4', 10)],
    [names[2] ?? '']: [at('$LATEST', 20), at('1', 20)],
  }
  for (const [FunctionName, Versions] of Object.entries(versions))
    lambda.on(ListVersionsByFunctionCommand, { FunctionName }).resolves({ Versions })
  lambda
    .on(GetAliasCommand, { FunctionName: names[0] ?? '' })
    .resolves({ FunctionVersion: '10' })
    .on(GetAliasCommand, { FunctionName: names[1] ?? '' })
    .resolves({ FunctionVersion: '4' })
  expect(await rollback(['--stage', 'prod'])).toMatch(
    /before 2026-11-20T10:00:00.000Z: 1 went back, 1 had not changed, 1 are new/,
  )
  expect(lambda.commandCalls(UpdateAliasCommand).map(({ args: [{ input }] }) => input)).toEqual([
    {
      FunctionName: names[0],
      Name: 'live',
      FunctionVersion: '9',
      RoutingConfig: { AdditionalVersionWeights: {} },
    },
  ])
})

test('a rollback of more deployments than are known is refused, and so is one of dev', async () => {
  await expect(rollback(['--stage', 'prod', '--releases', '3'])).rejects.toThrow(
    '--releases is 1 to 2',
  )
  await expect(rollback(['--stage', 'dev'])).rejects.toThrow('only prod')
})

test('versions are compared as numbers', () => {
  const versions = [
    { version: '9', publishedAt: '2026-11-01T00:00:00Z' },
    { version: '10', publishedAt: '2026-11-02T00:00:00Z' },
    { version: '$LATEST', publishedAt: '2026-11-02T00:00:00Z' },
  ]
  expect(versionBefore(versions, '2026-11-03T00:00:00Z')).toBe('10')
  expect(versionBefore(versions, '2026-11-01T00:00:00Z')).toBeUndefined()
})

test('a deployment notes its start, and the last five stay', async () => {
  ssm.on(PutParameterCommand).resolves({})
  const name = '/tembea/prod/releases'
  ssm.on(GetParameterCommand).resolves({ Parameter: { Value: JSON.stringify([5, 4, 3, 2, 1]) } })
  await noteRelease(name, new Date('2026-11-25T00:00:00Z'))
  const [call] = ssm.commandCalls(PutParameterCommand)
  expect(call?.args[0].input).toMatchObject({
    Name: name,
    Value: JSON.stringify(['2026-11-25T00:00:00.000Z', 5, 4, 3, 2]),
  })
})

test('an account that runs few functions at once is told what to request', () => {
  expect(concurrencyAdvice(10)).toMatch(/runs 10 functions at once.*\n.*L-B99A9384/)
  expect(concurrencyAdvice(1_000)).toBeUndefined()
})

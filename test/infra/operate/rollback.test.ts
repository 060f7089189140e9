import { GetAliasCommand, UpdateAliasCommand } from '@aws-sdk/client-lambda'
import { GetParameterCommand, PutParameterCommand } from '@aws-sdk/client-ssm'
import { expect, test } from 'vitest'
import { routes } from '#shared/api/routes'
import { releasesKept } from '../../../infra/config/place'
import { concurrencyAdvice, noteRelease } from '../../../infra/local/build/account.mjs'
import { rollback } from '../../../infra/operate/rollback'
import { lambdaCallsPerSecond, versionBefore } from '../../../infra/operate/versions'
import { added, at, before, changed, job, mockVersions, unchanged } from './versions-on-lambda'

const { lambda, ssm, haveFunctions, noteIs, notes, pointed } = mockVersions()

test('a rollback points each route at what answered before the last deployment, and leaves jobs and what is new', async () => {
  haveFunctions({
    [changed]: { live: '10', versions: [at('$LATEST', 20), at('9', 10), at('10', 20)] },
    [unchanged]: { live: '4', versions: [at('$LATEST', 10), at('4', 10)] },
    [added]: { live: '1', versions: [at('$LATEST', 20), at('1', 20)] },
    [job]: { versions: [at('$LATEST', 20), at('1', 20)] },
  })
  expect(await rollback(['--stage', 'prod'])).toMatch(
    /as before 2026-11-20T10:00:00.000Z: 1 changed, 1 did so already, 1 are newer/,
  )
  expect(lambda.commandCalls(UpdateAliasCommand).map(({ args: [{ input }] }) => input)).toEqual([
    {
      FunctionName: changed,
      Name: 'live',
      FunctionVersion: '9',
      RoutingConfig: { AdditionalVersionWeights: {} },
    },
  ])
  expect(notes()).toEqual([{ before, rolledBackTo: before[0] }])
})

test('a rollback ends a canary under way, which shares an alias between two versions', async () => {
  haveFunctions({ [changed]: { versions: [at('9', 10), at('10', 20)] } })
  lambda.on(GetAliasCommand).resolves({
    FunctionVersion: '9',
    RoutingConfig: { AdditionalVersionWeights: { '10': 0.1 } },
  })
  await rollback(['--stage', 'prod'])
  expect(pointed()).toEqual([[changed, '9']])
})

test('a rollback of every route of prod takes at most 2 minutes by calculation, since Lambda takes 15 calls a second', async () => {
  const versions = [at('$LATEST', 20), at('9', 10), at('10', 20)]
  haveFunctions(
    Object.fromEntries(
      Object.values(routes).map(({ name }) => [
        `Tembea-prod-Routes-03-${name}`,
        { live: '10', versions },
      ]),
    ),
  )
  await rollback(['--stage', 'prod'])
  expect(pointed()).toHaveLength(Object.values(routes).length)
  const pages = Math.ceil(Object.values(routes).length / 50)
  expect((lambda.calls().length + pages) / lambdaCallsPerSecond).toBeLessThanOrEqual(120)
})

test('a rollback of more deployments than are known is refused, and so is one of dev', async () => {
  await expect(rollback(['--stage', 'prod', '--releases', '3'])).rejects.toThrow(
    '--releases is 0 to 2',
  )
  await expect(rollback(['--stage', 'dev'])).rejects.toThrow('only prod')
})

test('a rollback is taken back by --releases 0: routes answer by their newest version', async () => {
  noteIs({ before, rolledBackTo: before[0] })
  haveFunctions({ [changed]: { live: '9', versions: [at('9', 10), at('10', 20)] } })
  await rollback(['--stage', 'prod', '--releases', '0'])
  expect(pointed()).toEqual([[changed, '10']])
  expect(notes().at(-1)).toEqual({ before })
})

test('versions are compared as numbers', () => {
  const versions = [
    { version: '9', publishedAt: '2026-11-01T00:00:00Z' },
    { version: '10', publishedAt: '2026-11-02T00:00:00Z' },
  ]
  expect(versionBefore(versions, '2026-11-03T00:00:00Z')).toBe('10')
  expect(versionBefore(versions, '2026-11-01T00:00:00Z')).toBeUndefined()
})

test('a deployment notes its start, and the last five stay', async () => {
  ssm.on(PutParameterCommand).resolves({})
  noteIs({ before: [5, 4, 3, 2, 1] })
  await noteRelease('/tembea/prod/releases', new Date('2026-11-25T00:00:00Z'))
  expect(notes()).toEqual([{ before: ['2026-11-25T00:00:00.000Z', 5, 4, 3, 2] }])
  expect(notes()[0].before).toHaveLength(releasesKept)
})

test('after a rollback, a deployment notes what that went back to, and not the version that was bad', async () => {
  noteIs({ before, rolledBackTo: before[1] })
  await noteRelease('/tembea/prod/releases', new Date('2026-11-25T00:00:00Z'))
  expect(notes()).toEqual([{ before: [before[1], ...before], rolledBackTo: before[1] }])
})

test('the first deployment of a stage is noted though nothing is known yet', async () => {
  const name = 'ParameterNotFound'
  ssm.on(GetParameterCommand).rejects(Object.assign(new Error(name), { name }))
  await noteRelease('/tembea/dev/releases', new Date('2026-11-25T00:00:00Z'))
  expect(notes()).toEqual([{ before: ['2026-11-25T00:00:00.000Z'] }])
})

test('an account that runs few functions at once is told what to request', () => {
  expect(concurrencyAdvice(10)).toMatch(/runs 10 functions at once.*\n.*L-B99A9384/)
  expect(concurrencyAdvice(1_000)).toBeUndefined()
})

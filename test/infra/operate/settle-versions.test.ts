import { DeleteFunctionCommand } from '@aws-sdk/client-lambda'
import { expect, test } from 'vitest'
import { outdatedVersions, settleVersions } from '../../../infra/operate/settle-versions'
import { versionBefore } from '../../../infra/operate/versions'
import { at, before, changed, job, mockVersions, unchanged } from './versions-on-lambda'

const { lambda, haveFunctions, noteIs, notes, pointed } = mockVersions()
const five = [20, 19, 18, 17, 16].map((day) => `2026-11-${day}T10:00:00.000Z`)
const deleted = () =>
  lambda
    .commandCalls(DeleteFunctionCommand)
    .map(({ args: [{ input }] }) => [input.FunctionName, input.Qualifier])

test('versions that the last five deployments may go back to stay, and older ones are deleted', async () => {
  noteIs({ before: five })
  const versions = [3, 9, 10, 14, 15, 16, 17, 18, 19, 20].map((day, index) =>
    at(String(index + 1), day),
  )
  haveFunctions({
    [changed]: { live: '10', versions: [at('$LATEST', 20), ...versions] },
    [unchanged]: { live: '1', versions: [at('$LATEST', 3), at('1', 3)] },
    [job]: { versions: [at('$LATEST', 20), at('1', 3), at('2', 4)] },
  })
  expect(await settleVersions(['--stage', 'prod'])).toMatch(/^5 versions/)
  expect(deleted().sort()).toEqual([
    ...['1', '2', '3', '4'].map((version) => [changed, version]),
    [job, '1'],
  ])
  expect(pointed()).toEqual([])
  for (const moment of five) {
    const left = versions.filter(({ Version }) => Number(Version) > 4)
    const all = versions.map(published)
    expect(versionBefore(left.map(published), moment)).toBe(versionBefore(all, moment))
  }
})

test('a version stays that an alias answers by, and all do while fewer than five deployments are known', async () => {
  noteIs({ before: five })
  haveFunctions({ [changed]: { live: '1', versions: [at('1', 3), at('2', 4), at('3', 5)] } })
  const name = 'ResourceConflictException'
  lambda
    .on(DeleteFunctionCommand, { Qualifier: '1' })
    .rejects(Object.assign(new Error(name), { name }))
  await settleVersions(['--stage', 'prod'])
  expect(deleted()).toEqual([
    [changed, '1'],
    [changed, '2'],
  ])
  expect(outdatedVersions([at('1', 3), at('2', 4)].map(published), five.slice(1))).toEqual([])
})

test('a route that a rollback took back answers by its newest version again, as its template says', async () => {
  noteIs({ before, rolledBackTo: before[0] })
  haveFunctions({
    [changed]: { live: '11', versions: [at('9', 10), at('10', 20), at('11', 21)] },
    [unchanged]: { live: '3', versions: [at('3', 10), at('4', 20)] },
  })
  await settleVersions(['--stage', 'prod'])
  expect(pointed()).toEqual([[unchanged, '4']])
  expect(notes()).toEqual([{ before }])
})

const published = ({ Version, LastModified }: ReturnType<typeof at>) => ({
  version: Version,
  publishedAt: LastModified,
})

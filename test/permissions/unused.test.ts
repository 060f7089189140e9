import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyFunction } from '../../infra/config/functions'
import { statementsOf } from '../../infra/config/reach'
import { type Kind, partitionsOf } from '../../infra/config/record-kinds'
import { everyRecords } from '../../infra/config/records'
import { localReachable } from '../../infra/local/environment'
import { everyPermission, judgeBy, permissionNames } from '../../infra/local/judge/judge'
import { readPermissions } from '../../infra/local/judge/kept-permissions'

const project = join(import.meta.dirname, '../..')
const { used, denied } = readPermissions(project)

test('nothing that a function asked for was denied, and still is: a role may have been mended since', async () => {
  const { judge } = judgeBy(localReachable())
  const still: string[] = []
  for (const call of new Set(denied)) {
    const [, functionName = '', action = '', resource = '', keys = ''] =
      /^(\S+): (\S+) on (\S+) ?(.*)$/.exec(call) ?? []
    const asked = { action, resource, ...(keys !== '' && { leadingKeys: keys.split(', ') }) }
    if ((await judge(functionName, [asked])) !== undefined) still.push(call)
  }
  expect(still).toEqual([])
})

test.skipIf(used.length === 0)('what roles allow and nothing in this run used is listed', () => {
  const granted = everyPermission(localReachable())
  const unused = granted.filter((permission) => !used.includes(permission)).sort()
  const [kinds, touches] = [unusedKinds(), unusedTouches()]
  writeFileSync(
    join(project, '.build', 'unused-permissions.txt'),
    `${[...kinds, ...touches, ...unused].join('\n')}\n`,
  )
  const of = `${unused.length} of ${granted.length} permissions`
  process.stdout.write(
    `${of}, ${kinds.length} kinds of records and ${touches.length} touches unused: .build/unused-permissions.txt\n`,
  )
  expect(unused.length).toBeLessThan(granted.length)
})

/**
 * Kinds of records that no function of a domain, or a job, used: `travelers never writes payments`.
 */
function unusedKinds(): string[] {
  return everyRecords().flatMap(([whose, { reads, writes }]) => {
    const its = everyFunction().filter(
      ({ name, handlerFile }) => name === whose || handlerFile.startsWith(`${whose}/routes/`),
    )
    const isUsed = (kind: Kind, actions: RegExp) =>
      used.some((permission) => {
        const [, name, action = '', key = ''] =
          /^(\w+): dynamodb:(\w+) on \S+ for (.+)$/.exec(permission) ?? []
        return (
          its.some((one) => one.name === name) &&
          actions.test(action) &&
          partitionsOf([kind]).includes(key)
        )
      })
    return [
      ...reads
        .filter((kind) => !isUsed(kind, /Get|Query/))
        .map((kind) => `${whose} never reads ${kind}`),
      ...writes
        .filter((kind) => !isUsed(kind, /Put|Update|Delete|Check/))
        .map((kind) => `${whose} never writes ${kind}`),
    ]
  })
}

/** Touches of which a function used nothing: `getQuote never uses queue:zap`. */
const unusedTouches = (): string[] =>
  everyFunction().flatMap(({ name, touches, records }) =>
    touches.flatMap((touch) => {
      const allowed = permissionNames(
        name,
        statementsOf({ touches: [touch], records }, localReachable()),
      )
      return allowed.length === 0 || allowed.some((one) => used.includes(one))
        ? []
        : [`${name} never uses ${touch}`]
    }),
  )

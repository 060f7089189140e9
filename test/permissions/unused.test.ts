import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localFunctions } from '../../infra/config/functions'
import { statementsOf } from '../../infra/config/reach'
import { type Kind, partitionsOf } from '../../infra/config/record-kinds'
import { everyRecords } from '../../infra/config/records'
import { localReachable } from '../../infra/local/environment'
import { everyPermission, judgeBy, permissionNames } from '../../infra/local/judge/judge'
import { readPermissions } from '../../infra/local/judge/kept-permissions'

const project = join(import.meta.dirname, '../..')
const { used, denied } = readPermissions(project)
const isUsed = new Set(used)
/** What each function did with the table: its actions by partition. */
const touched = new Map<string, { readonly action: string; readonly partition: string }[]>()
for (const permission of isUsed) {
  const [, name = '', action = '', partition = ''] =
    /^(\w+): dynamodb:(\w+) on \S+ for (.+)$/.exec(permission) ?? []
  touched.set(name, [...(touched.get(name) ?? []), { action, partition }])
}

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

test.skipIf(isUsed.size === 0)('what roles allow and nothing in this run used is listed', () => {
  const granted = everyPermission(localReachable())
  const unused = granted.filter((permission) => !isUsed.has(permission)).sort()
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
    const its = localFunctions()
      .filter(
        ({ name, handlerFile }) => name === whose || handlerFile.startsWith(`${whose}/routes/`),
      )
      .flatMap(({ name }) => touched.get(name) ?? [])
    const isReached = (kind: Kind, actions: RegExp) => {
      const partitions = partitionsOf([kind])
      return its.some(
        ({ action, partition }) => actions.test(action) && partitions.includes(partition),
      )
    }
    return [
      ...reads
        .filter((kind) => !isReached(kind, /Get|Query/))
        .map((kind) => `${whose} never reads ${kind}`),
      ...writes
        .filter((kind) => !isReached(kind, /Put|Update|Delete|Check/))
        .map((kind) => `${whose} never writes ${kind}`),
    ]
  })
}

/** Touches of which a function used nothing: `getQuote never uses queue:zap`. */
const unusedTouches = (): string[] =>
  localFunctions().flatMap(({ name, touches, records }) =>
    touches.flatMap((touch) => {
      const allowed = permissionNames(
        name,
        statementsOf({ touches: [touch], records }, localReachable()),
      )
      return allowed.length === 0 || allowed.some((one) => isUsed.has(one))
        ? []
        : [`${name} never uses ${touch}`]
    }),
  )

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localReachable } from '../../infra/local/environment'
import { everyPermission, judgeBy } from '../../infra/local/judge/judge'
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
  writeFileSync(join(project, '.build', 'unused-permissions.txt'), `${unused.join('\n')}\n`)
  process.stdout.write(`${unused.length} of ${granted.length} permissions unused: .build/unused-permissions.txt\n`)
  expect(unused.length).toBeLessThan(granted.length)
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localReachable } from '../../infra/local/environment'
import { everyPermission } from '../../infra/local/judge/judge'
import { readPermissions } from '../../infra/local/judge/kept-permissions'

const project = join(import.meta.dirname, '../..')
const { used, denied } = readPermissions(project)

test('nothing that a function asked for in this run was denied', () => {
  expect([...new Set(denied)].sort()).toEqual([])
})

test('what roles allow and nothing in this run used is listed', () => {
  const granted = everyPermission(localReachable())
  const unused = granted.filter((permission) => !used.includes(permission)).sort()
  writeFileSync(join(project, '.build', 'unused-permissions.txt'), `${unused.join('\n')}\n`)
  process.stdout.write(`${unused.length} of ${granted.length} permissions unused: .build/unused-permissions.txt\n`)
  expect(unused.length).toBeLessThan(granted.length)
})

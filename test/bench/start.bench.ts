import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../infra/local/engines/free-port'
import type { BenchRow, BenchSize } from './bench-row'
import { startedIn } from './start/started-in'

const limits = { first: 5, second: 3 }

/**
 * Seconds from `npm start` to the first page served, in a copy of the project with its packages
 * installed: the first time (nothing built, no data) and every later time. The least of several
 * rounds, because other programs only add to it.
 */
export async function* bench({ isSmall }: BenchSize): AsyncGenerator<BenchRow[]> {
  const firsts: number[] = []
  const seconds: number[] = []
  for (let round = 0; round < (isSmall ? 1 : 3); round++) {
    const folder = freshClone({ isBuilt: isSmall })
    try {
      const port = await freePort()
      firsts.push(await startedIn(folder, port))
      for (let again = 0; again < (isSmall ? 1 : 3); again++)
        seconds.push(await startedIn(folder, port))
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  }
  const [first, second] = [Math.min(...firsts), Math.min(...seconds)]
  yield [
    {
      name: 'npm start on an installed clone, to the first page',
      value: first,
      unit: 's',
      target: `≤ ${limits.first}`,
      ok: first <= limits.first,
    },
    {
      name: 'npm start again, to the first page',
      value: second,
      unit: 's',
      target: `≤ ${limits.second}`,
      ok: second <= limits.second,
    },
  ]
}

const madeHere = new Set(['node_modules', '.git', '.build', '.local', 'cdk.out', 'test-results'])

/** @param isBuilt - with what is built here, so that a test need not build it again */
function freshClone({ isBuilt }: { readonly isBuilt: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-clone-'))
  const project = process.cwd()
  const filter = (path: string) => !madeHere.has(path.slice(project.length + 1))
  cpSync(project, folder, { recursive: true, filter })
  for (const name of ['node_modules', ...(isBuilt ? ['.build'] : [])])
    symlinkSync(resolve(name), join(folder, name))
  return folder
}

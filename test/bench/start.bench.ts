import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../infra/local/engines/free-port'
import type { BenchRow } from './bench-row'
import { startedIn } from './start/started-in'

const rounds = 3
const limits = { first: 5, second: 3 }

/**
 * Seconds from `npm start` to the first page served, in a copy of the project with its packages installed: the first time
 * (nothing built, no data) and every later time. The least of several rounds, because other programs only add to it.
 */
export async function bench(): Promise<BenchRow[]> {
  const firsts: number[] = []
  const seconds: number[] = []
  for (let round = 0; round < rounds; round++) {
    const folder = freshClone()
    try {
      const port = await freePort()
      firsts.push(await startedIn(folder, port))
      for (let again = 0; again < 3; again++) seconds.push(await startedIn(folder, port))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const [first, second] = [Math.min(...firsts), Math.min(...seconds)]
  return [
    {
      ...{ name: 'npm start on an installed clone, to the first page', value: first, unit: 's' },
      ...{ target: `≤ ${limits.first}`, ok: first <= limits.first },
    },
    {
      ...{ name: 'npm start again, to the first page', value: second, unit: 's' },
      ...{ target: `≤ ${limits.second}`, ok: second <= limits.second },
    },
  ]
}

const madeHere = new Set(['node_modules', '.git', '.build', '.local', 'cdk.out', 'test-results'])

function freshClone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-clone-'))
  const project = process.cwd()
  const filter = (path: string) => !madeHere.has(path.slice(project.length + 1))
  cpSync(project, folder, { recursive: true, filter })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface Postgres {
  readonly pid: number
  /** How the connector of LoopBack reaches it. */
  readonly settings: { readonly host: string; readonly user: string; readonly database: string }
  stop(): Promise<void>
}

/** Debian's user without rights: PostgreSQL refuses to run as root. */
const nobody = 65_534

/** Where Debian's PostgreSQL has its programs, the newest; undefined where it is not installed. */
export function findPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return undefined
  return readdirSync(versions)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(versions, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')))
}

/** Starts a new PostgreSQL in a folder, with its settings as they come and one empty database. */
export async function startPostgres(bin: string, parent: string): Promise<Postgres> {
  const folder = join(parent, 'postgres')
  mkdirSync(folder)
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    chownSync(parent, nobody, nobody)
    chownSync(folder, nobody, nobody)
  }
  const as = isRoot ? { uid: nobody, gid: nobody } : {}
  const settings = { host: folder, user: 'race', database: 'postgres' }
  const options = { ...as, cwd: folder, stdio: 'ignore' } as const
  execFileSync(join(bin, 'initdb'), ['-D', folder, '-A', 'trust', '-U', settings.user], options)
  const server = spawn(join(bin, 'postgres'), ['-D', folder, '-k', folder, '-h', ''], options)
  await untilReady(join(bin, 'pg_isready'), folder, server)
  return {
    pid: server.pid ?? Number.NaN,
    settings,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve())
        server.kill('SIGINT')
      }),
  }
}

async function untilReady(isReady: string, host: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null) break
    try {
      execFileSync(isReady, ['-h', host], { stdio: 'ignore' })
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  server.kill()
  throw new Error('PostgreSQL did not start')
}

import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../infra/local/engines/free-port'
import { ended, said } from '../child-process'
import { installApart } from '../packages-apart'
import { findPostgres, startPostgres } from './postgres'
import type { Racer } from './racer'

export interface Rival extends Racer {
  stop(): Promise<void>
}

const loopback = {
  name: 'rival',
  dependencies: {
    '@loopback/core': '7.0.15',
    '@loopback/repository': '8.0.15',
    '@loopback/rest': '15.0.16',
    'loopback-connector-postgresql': '9.0.3',
  },
}

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Records of the product, by model, and the columns that none of them has. */
export interface RivalData {
  readonly rows: Readonly<Record<string, Rows>>
  readonly columns: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * LoopBack 4 with PostgreSQL over the same records; a sentence where one of them cannot be had.
 * @param folder - for its data
 */
export async function startRival(
  folder: string,
  { rows, columns }: RivalData,
): Promise<Rival | string> {
  const bin = findPostgres()
  if (bin === undefined) return 'no race: PostgreSQL is not installed (apt-get install postgresql)'
  const packages = installApart(process.cwd(), loopback)
  if (packages === undefined) return 'no race: the packages of LoopBack could not be installed'
  const postgres = await startPostgres(bin, folder)
  const dataFile = join(folder, 'rival.json')
  const models = Object.fromEntries(
    Object.entries(columns).map(([name, own]) => [name, { ...own, ...typesOf(rows[name] ?? []) }]),
  )
  writeFileSync(dataFile, JSON.stringify({ models, rows }))
  const port = await freePort()
  const server = spawn(
    process.execPath,
    [
      'test/bench/race/loopback-server.mjs',
      String(port),
      packages,
      JSON.stringify(postgres.settings),
      dataFile,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const stop = async () => {
    await ended(server)
    await postgres.stop()
  }
  try {
    await said(server, 'ready')
  } catch (error) {
    await stop()
    throw error
  }
  return {
    pids: [server.pid ?? Number.NaN, postgres.pid],
    address: `http://127.0.0.1:${port}`,
    stop,
  }
}

const typesOf = (rows: Rows): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap((row) => Object.entries(row).map(([name, value]) => [name, typeof value])),
  )

import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartFailure } from './start-failure'

export interface DataFolder {
  readonly path: string
  /** Lets others use it; a folder that keeps nothing is removed. */
  release(): void
}

interface DataFolderOptions {
  readonly path: string
  readonly fresh: boolean
  readonly memory: boolean
  /** Where Tembea will be served, shown to anyone who starts a second one. */
  readonly address: string
  readonly say?: (text: string) => void
}

/**
 * Takes the folder of the data for this process: two at once would spoil each other's files.
 * @throws StartFailure when it is in use, or cannot be written
 */
export async function takeDataFolder({
  path,
  fresh,
  memory,
  address,
  say = () => undefined,
}: DataFolderOptions): Promise<DataFolder> {
  if (memory) {
    const own = mkdtempSync(join(tmpdir(), 'tembea-'))
    return { path: own, release: () => rmSync(own, { recursive: true, force: true }) }
  }
  const usable = async <T>(use: () => T | Promise<T>): Promise<T> => {
    try {
      return await use()
    } catch (error) {
      if (error instanceof StartFailure) throw error
      const reason = error instanceof Error ? error.message : String(error)
      throw new StartFailure(
        `The data folder ${path} cannot be used: ${reason}. Fix it, or choose another with --data.`,
      )
    }
  }
  return usable(async () => {
    mkdirSync(path, { recursive: true })
    const lock = await lockOf(path, address)
    if (fresh) setAside(path, say)
    return { path, release: () => void lock.close() }
  })
}

/** Below the data: what `--fresh` has put out of the way. */
const asideFolder = 'set-aside'
const asideDays = 30

/**
 * Moves what is in a data folder out of the way, for a month: a fresh start is also what one is
 * advised after damage, and there may be more than demo data.
 */
function setAside(path: string, say: (text: string) => void): void {
  const aside = join(path, asideFolder)
  const names = readdirSync(path).filter((name) => name !== asideFolder)
  const now = Date.now()
  if (names.length > 0) {
    const folder = join(aside, new Date(now).toISOString().replaceAll(':', '-').slice(0, 23))
    mkdirSync(folder, { recursive: true })
    for (const name of names) renameSync(join(path, name), join(folder, name))
    say(`The data before are in ${folder} for ${asideDays} days.`)
  }
  if (!existsSync(aside)) return
  for (const name of readdirSync(aside)) {
    const { mtimeMs } = statSync(join(aside, name))
    if (mtimeMs < now - asideDays * 86_400_000) rmSync(join(aside, name), { recursive: true })
  }
}

/**
 * The key that seals texts among the data: made with them, kept beside them, for their owner alone.
 */
export function sealKeyIn(folder: string): string {
  const file = join(folder, 'seal.key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

/**
 * A socket that listens as long as this process lives. Even after `kill -9` the system closes it,
 * and the next start takes over the leftover file. It answers with the address where Tembea is
 * served.
 * @throws StartFailure when another process listens
 */
async function lockOf(path: string, address: string): Promise<Server> {
  const name = `tembea-${createHash('sha256').update(realpathSync(path)).digest('hex').slice(0, 16)}`
  const socket =
    process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
  for (let tries = 0; ; tries++) {
    try {
      return await listenAt(socket, address)
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      const other = isTaken ? await addressAt(socket) : undefined
      if (other !== undefined) {
        throw new StartFailure(
          `Tembea is already running with the data in ${path}, at ${other}. Stop it first, or start with --memory.`,
        )
      }
      if (!isTaken || tries === 3) throw error
      rmSync(socket, { force: true })
    }
  }
}

function listenAt(socket: string, address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((asking) => asking.on('error', () => undefined).end(address))
    server.once('error', reject)
    server.listen(socket, () => resolve(server.unref()))
  })
}

/** The address that the listening process gives; undefined when none listens. */
function addressAt(socket: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let addressText = ''
    const asking = connect(socket)
    asking.setEncoding('utf8').setTimeout(2_000, () => asking.destroy())
    asking.on('data', (text) => {
      addressText += text
    })
    asking.on('error', (error: NodeJS.ErrnoException) => {
      resolve(
        error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : 'an unknown address',
      )
    })
    asking.on('close', () => resolve(addressText || 'an unknown address'))
  })
}

import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoPassword } from '../../infra/local/demo/people'
import { freePort } from '../../infra/local/engines/free-port'
import { lived, processesWith, type Started, start } from '../e2e/support/starts'
import { type Random, randomFrom } from '../simulation/random'
import { type Books, openBooks } from './books'
import { callHttp, readJson } from './http-call'

interface KillOptions {
  readonly count: number
  readonly seed: number
  readonly say: (line: string) => void
  /** A data folder to begin with a copy of. */
  readonly data?: string | undefined
}

const trips = ['itn_hartleyfamily', 'itn_oyelarankenya', 'itn_tanakanamibia']
/** Every so many kills come on a full disk. */
const fullEvery = 5
const diskMegabytes = 700

/**
 * Kills one product again and again while it writes or starts, sometimes on a full disk, and starts
 * it again: whatever was acknowledged has to be there.
 *
 * @returns what was lost, and starts that were refused
 */
export async function killAgainAndAgain({
  count,
  seed,
  say,
  data,
}: KillOptions): Promise<string[]> {
  const random = randomFrom(seed)
  const disk = smallDisk(say)
  const dataFolder = join(disk.folder, 'data')
  if (data !== undefined) cpSync(data, dataFolder, { recursive: true })
  const port = await freePort()
  const run = () => start('--port', String(port), '--data', dataFolder)
  const address = `http://localhost:${port}`
  const broken: string[] = []
  try {
    let started = run()
    await started.welcomed
    await lived(dataFolder)
    const books = await openAll(address, random)
    for (let kill = 1; kill <= count; kill++) {
      const isFull = kill % fullEvery === 0 && disk.fill()
      await writeUntilKilled({ books, started, dataFolder, random })
      disk.empty()
      if (random.chance(0.2)) await killWhileStarting({ started: run(), dataFolder, random })
      started = run()
      try {
        await started.welcomed
      } catch (error) {
        broken.push(`Start after kill ${kill} was refused: ${String(error)}`)
        return broken
      }
      const lost = (await Promise.all(books.map((book) => book.missing()))).flat()
      broken.push(...lost.map((what) => `Lost by kill ${kill}: ${what}`))
      say(`Kill ${kill}${isFull ? ' on a full disk' : ''}: ${lost.length} lost`)
    }
    say(`${books.reduce((sum, book) => sum + book.count(), 0)} writes, ${broken.length} lost`)
    started.child.kill('SIGINT')
    await started.ended
    return broken
  } finally {
    killProcesses(dataFolder)
    disk.remove()
  }
}

async function openAll(address: string, random: Random): Promise<Books[]> {
  const body = { email: 'thabo@marulajourneys.com', password: demoPassword }
  const answer = await callHttp(address, { method: 'POST', path: '/api/Agents/login', body })
  const token = String(Object(readJson(answer)).id)
  return trips.map((itineraryId) =>
    openBooks({ address, token, random: randomFrom(random.below(2 ** 31)), itineraryId }),
  )
}

interface Victim {
  readonly started: Started
  readonly dataFolder: string
  readonly random: Random
}

async function writeUntilKilled({
  books,
  started,
  dataFolder,
  random,
}: Victim & { readonly books: readonly Books[] }): Promise<void> {
  let isOver = false
  const writers = books.map(async (book) => {
    while (!isOver) await book.write().catch(() => pause(5)) // nobody answers
  })
  await pause(200 + random.below(1_300))
  killProcesses(dataFolder)
  await started.ended
  isOver = true
  await Promise.all(writers)
}

async function killWhileStarting({ started, dataFolder, random }: Victim): Promise<void> {
  await pause(100 + random.below(1_400))
  killProcesses(dataFolder)
  await started.ended
}

function killProcesses(dataFolder: string): void {
  for (const id of processesWith(dataFolder)) {
    try {
      process.kill(Number(id), 'SIGKILL')
    } catch {
      // it has ended
    }
  }
}

/** A disk of its own that can be filled, where this process may mount one. */
function smallDisk(say: (line: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-kill-'))
  const filler = join(folder, 'filler')
  let isMounted = false
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    isMounted = true
  } catch {
    say('Full disks are not tried: this user may not mount one')
  }
  mkdirSync(join(folder, 'data'))
  return {
    folder,
    /** Leaves next to nothing. @returns whether there is a disk to fill */
    fill(): boolean {
      if (!isMounted) return false
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024)))
      return true
    },
    empty(): void {
      if (existsSync(filler)) rmSync(filler)
    },
    remove(): void {
      if (isMounted) execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

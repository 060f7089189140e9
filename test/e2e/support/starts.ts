import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Started {
  readonly child: ChildProcess
  readonly output: () => string
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
  /** Resolves when the welcome is printed; rejects with the output when the process ends before. */
  readonly welcomed: Promise<void>
}

/** Runs `npm start` as a process of its own, in the Node of these tests. */
export function start(...args: readonly string[]): Started {
  return startIn(process.execPath, args)
}

/** Runs it in the Node by which the tests were started, as whoever has that one would. */
export function startAsUser(...args: readonly string[]): Started {
  return startIn(process.env.USERS_NODE ?? process.execPath, args)
}

function startIn(node: string, args: readonly string[]): Started {
  const child = spawn(node, ['bin/start.mjs', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const welcomed = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8')
        if (output.includes('Tembea is at')) resolve()
      })
    }
    ended.then(() => reject(new Error(output)))
  })
  welcomed.catch(() => undefined)
  return { child, output: () => output, ended, welcomed }
}

/**
 * The demo trips get their lives while the product answers already; the jobs wait for that, and
 * note their first run.
 */
export async function lived(dataFolder: string): Promise<void> {
  const noted = join(dataFolder, 'schedules.json')
  for (let waited = 0; waited < 120_000; waited += 100) {
    if (existsSync(noted)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('No job has run two minutes after the start')
}

/** Processes of this machine whose command line names a text; Linux only. */
export function processesWith(text: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => commandOf(id).includes(text))
}

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

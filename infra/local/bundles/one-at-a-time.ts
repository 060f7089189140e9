import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isAlive } from './bundle-cache'

/** Milliseconds after which who waits looks again. */
const lookAgainMs = 250

/**
 * Does something while no other process that asks by this file does it; a process that ended
 * meanwhile lets go of it.
 */
export async function oneAtATime<Result>(
  lockFile: string,
  run: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(dirname(lockFile), { recursive: true })
  while (!isTaken(lockFile)) await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  try {
    return await run()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

/** Whether this process has got the file. */
function isTaken(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    if (!isAlive(holderIn(lockFile))) rmSync(lockFile, { force: true })
    return false
  }
}

function holderIn(lockFile: string): number {
  try {
    return Number(readFileSync(lockFile, 'utf8')) || process.pid // empty while it is being written
  } catch {
    return process.pid // let go of just now
  }
}

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
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
  /** Where Tembea will be served, told to whoever tries to start a second one. */
  readonly address: string
}

/**
 * Takes the folder of the data for this process: two at once would spoil each other's files.
 *
 * @throws StartFailure when it is in use, or cannot be written
 */
export async function takeDataFolder({ path, fresh, memory, address }: DataFolderOptions): Promise<DataFolder> {
  if (memory) {
    const own = mkdtempSync(join(tmpdir(), 'tembea-'))
    return { path: own, release: () => rmSync(own, { recursive: true, force: true }) }
  }
  const claim = join(path, 'running.json')
  const other = readClaim(claim)
  if (other !== undefined && (await isRunning(other))) {
    throw new StartFailure(
      `Tembea already runs with the data in ${path}, at ${other.address}. Stop it first, or start with --memory.`,
    )
  }
  try {
    if (fresh) rmSync(path, { recursive: true, force: true })
    mkdirSync(path, { recursive: true })
    writeFileSync(claim, JSON.stringify({ processId: process.pid, address }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(
      `The data folder ${path} cannot be used: ${reason}. Repair it, or choose another with --data.`,
    )
  }
  return { path, release: () => rmSync(claim, { force: true }) }
}

const claimSchema = z.object({ processId: z.int(), address: z.string() })
type Claim = z.infer<typeof claimSchema>

function readClaim(file: string): Claim | undefined {
  try {
    return claimSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** A process of that id may be quite another one, after a crash: only one that answers counts. */
async function isRunning({ processId, address }: Claim): Promise<boolean> {
  if (processId === process.pid) return false
  try {
    process.kill(processId, 0)
    await fetch(address, { signal: AbortSignal.timeout(2_000) })
    return true
  } catch {
    return false
  }
}

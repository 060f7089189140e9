import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { JudgeRecord } from './judge'

const permissionsFile = z.object({ used: z.array(z.string()), denied: z.array(z.string()) })

const folderOf = (projectFolder: string) => join(projectFolder, '.build', 'permissions')

interface Keeping {
  readonly projectFolder: string
  readonly reportFailure?: (functionName: string, error: unknown) => void
}

/**
 * Leaves what a run used of the roles, and what it was denied, for the end of the tests; and says
 * what was denied.
 */
export function keepPermissions(
  record: JudgeRecord,
  { projectFolder, reportFailure }: Keeping,
): void {
  const [used, denied] = [record.used(), record.denied()]
  for (const call of denied) reportFailure?.('permissions', new Error(`denied ${call}`))
  if (used.length + denied.length === 0) return
  mkdirSync(folderOf(projectFolder), { recursive: true })
  writeFileSync(
    join(folderOf(projectFolder), `${process.pid}-${Date.now()}.json`),
    JSON.stringify({ used, denied }),
  )
}

/** What all runs since the last `forgetPermissions` left. */
export function readPermissions(projectFolder: string): z.infer<typeof permissionsFile> {
  const folder = folderOf(projectFolder)
  mkdirSync(folder, { recursive: true })
  const runs = readdirSync(folder).map((name) =>
    permissionsFile.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  )
  return { used: runs.flatMap(({ used }) => used), denied: runs.flatMap(({ denied }) => denied) }
}

export const forgetPermissions = (projectFolder: string): void => {
  rmSync(folderOf(projectFolder), { recursive: true, force: true })
}

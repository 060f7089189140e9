import type { ImportRecord } from '../data/managers/import-records'
import type { ImportWorkDeps } from './import-makers'
import { nextVersion } from './import-steps'
import { undoEditionId } from './import-undoing'

/** Gives an edition up where there is one that is not in force. @returns entries left */
export async function giveEditionUp(
  edition: string,
  { content: { editions }, clock }: Pick<ImportWorkDeps, 'content' | 'clock'>,
  until: number,
): Promise<number> {
  const state = await editions.stateOf(edition)
  if (state !== 'writing' && state !== 'undone') return 0
  return editions.giveUp(edition, clock.now(), until)
}

/**
 * Ends work that failed for good: what was prepared is taken back, by a job where time does not
 * suffice. An import that could not be undone stays published, and may be undone again.
 */
export async function failImport(run: ImportRecord, deps: FailDeps): Promise<void> {
  const isUndoing = run.state === 'undoing'
  const edition = isUndoing ? undoEditionId(run) : run.id
  const after = nextVersion(
    run,
    isUndoing ? { state: 'published', undoFailures: run.undoFailures + 1 } : { state: 'failed' },
    deps.clock.now(),
  )
  await deps.imports.save(after)
  await giveEditionUp(edition, deps, Date.now() + failingMs)
}
type FailDeps = Pick<ImportWorkDeps, 'imports' | 'content' | 'clock'>

const failingMs = 20_000

import { AppError, isAppError } from '#shared/errors/app-error'
import { isCountTable } from '#shared/managers/content-kind'
import {
  type EntryOutcome,
  type ImportRecord,
  type OutcomeChunk,
  rowCount,
} from '../data/managers/import-records'
import { ImportMoved } from '../data/managers/import-store'
import { kindOfTable } from '../managers/content-tables'
import type { ImportWorkDeps } from './import-makers'
import { importAudit, makeEditor, nextVersion } from './import-steps'
import type { LookAhead } from './look-ahead'

interface Undoing {
  readonly deps: ImportWorkDeps
  readonly until: number
  readonly ahead: LookAhead<OutcomeChunk | undefined>
}

/** The edition that takes an import back. One that was given up is not opened again. */
export const undoEditionId = ({ id, undoFailures }: ImportRecord): string =>
  undoFailures === 0 ? `${id}.undo` : `${id}.undo${undoFailures}`

/**
 * Prepares what takes the entries back that come next; after the last one turns the pointer, which
 * takes all of them back at once. What was published again since stays, and says so at its entry.
 * @returns the run after it, or `rest` where time was over
 */
export async function undoRows(
  run: ImportRecord,
  { deps, until, ahead }: Undoing,
): Promise<ImportRecord | 'rest'> {
  const { content, imports, clock } = deps
  const { editions } = content
  const now = clock.now()
  if (run.next === 0) {
    const isInForce = (await editions.stateOf(run.id)) === 'published'
    if (isInForce && (await editions.settle(run.id, until)) > 0) return 'rest'
  }
  await editions.open(undoEditionId(run), now).catch(async (error: unknown) => {
    if (!isAppError(error, 'record.changed')) throw error
    const undoFailures = run.undoFailures + 1 // it stood still for so long that it was given up
    await imports.save(nextVersion(run, { state: 'published', undoFailures }, now))
    throw new ImportMoved()
  })
  const undoFrom = (row: number) => () => undoChunk(row, run, deps)
  const chunk = await ahead.take(`undoing ${run.next}`, undoFrom(run.next))
  if (chunk === undefined) return finishUndoing(run, deps)
  const { first, outcomes } = chunk
  ahead.begin(`undoing ${first + 1}`, undoFrom(first + 1))
  const keptCount = outcomes.filter(({ kept = [] }) => kept.length > 0).length
  const after = nextVersion(
    run,
    {
      next: first + 1,
      done: run.done + rowCount(outcomes),
      counts: { ...run.counts, kept: run.counts.kept + keptCount },
    },
    now,
  )
  await imports.save(after, { chunk })
  return after
}

/** Prepares what takes back the entries that a row or the next one behind it begins. */
async function undoChunk(
  row: number,
  run: ImportRecord,
  deps: ImportWorkDeps,
): Promise<OutcomeChunk | undefined> {
  const chunk = await deps.imports.chunk(run.id, row)
  if (chunk === undefined) return undefined
  const { first } = chunk
  const outcomes = chunk.outcomes.map((outcome) => undoEntry(outcome, run, deps))
  return { first, outcomes: await Promise.all(outcomes) }
}

async function finishUndoing(run: ImportRecord, deps: ImportWorkDeps): Promise<ImportRecord> {
  const { content, imports, clock } = deps
  const now = clock.now()
  const after = nextVersion(
    run,
    { state: 'undone', undoneAt: now.toISOString(), undoneBy: run.acts.by.name },
    now,
  )
  const edition = undoEditionId(run)
  const isBegun = (await content.editions.stateOf(edition)) !== undefined
  const also = [...imports.runWrites(after), importAudit(after, deps)]
  const isInForce = isBegun && (await content.editions.publish(edition, now, also))
  if (!isInForce) await imports.save(after)
  return after
}

/** Prepares what takes an entry back. @returns its outcome, with what stays and why */
async function undoEntry(
  outcome: EntryOutcome,
  run: ImportRecord,
  deps: ImportWorkDeps,
): Promise<EntryOutcome> {
  const { version, code } = outcome
  if (version === undefined || isCountTable(run.table)) return outcome
  const ref = { kind: kindOfTable(run.table), code }
  const { by, limits, now } = makeEditor(run, deps)
  const about = { by, limits, now, edition: undoEditionId(run) }
  try {
    const keptFields = await deps.content.undoOne({ ref, version }, about)
    return keptFields.length === 0
      ? outcome
      : { ...outcome, kept: keptFields.map(({ field, why }) => ({ field, message: reasons[why] })) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...outcome, kept: [{ field: '', message: error.message }] }
  }
}

const reasons = {
  changed: 'was changed again since',
  used: 'is used by other entries',
} as const

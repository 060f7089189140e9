import { isAppError } from '#shared/errors/app-error'
import { isCountTable } from '#shared/managers/content-kind'
import {
  addCounts,
  type ImportRecord,
  type OutcomeChunk,
  rowCount,
} from '../data/managers/import-records'
import { ImportMoved } from '../data/managers/import-store'
import { groupEntries, nextBatch } from './import-batches'
import { failImport, giveEditionUp } from './import-failing'
import type { ImportWorkDeps } from './import-makers'
import { workOnBatch } from './import-outcomes'
import { importAudit, nextVersion } from './import-steps'
import { undoEditionId, undoRows } from './import-undoing'
import { type LookAhead, lookAhead } from './look-ahead'

/**
 * Goes on with an import for some time: checks its rows, publishes, undoes or cancels it. How far
 * it is is stored with each batch, so that whoever comes next goes on from there; two at once do
 * nothing twice, because the second to store a batch is refused and stops.
 *
 * @param until - begins no batch after this instant, in milliseconds
 * @returns whether there is more to do
 */
export async function workOnImport(
  id: string,
  deps: ImportWorkDeps,
  until: number,
): Promise<boolean> {
  const file = new Map<string, ReturnType<typeof groupEntries>>()
  const entries = async (run: ImportRecord) => {
    const groups = file.get(run.id) ?? groupEntries(run.table, await deps.imports.rows(run))
    file.set(run.id, groups)
    return groups
  }
  const work: Work = { deps, until, entries, ahead: lookAhead() }
  let run = await deps.imports.get(id)
  try {
    while (run !== undefined) {
      if (Date.now() > until) return true
      const after: ImportRecord | 'rest' | 'done' = await workOn(run, work)
      if (after === 'done') return false
      if (after === 'rest') return true
      run = after
    }
    return false
  } catch (error) {
    if (error instanceof ImportMoved) return false // whoever moved it goes on
    throw error
  } finally {
    await work.ahead.rest()
  }
}

interface Work {
  readonly deps: ImportWorkDeps
  readonly until: number
  readonly entries: (run: ImportRecord) => Promise<ReturnType<typeof groupEntries>>
  /** Entries that are worked on while those before them are stored. */
  readonly ahead: LookAhead<OutcomeChunk | undefined>
}

/** One step. `rest` is for the next worker, `done` leaves nothing to do. */
async function workOn(run: ImportRecord, work: Work): Promise<ImportRecord | 'rest' | 'done'> {
  const { state, table, id } = run
  if (state === 'checking' || (state === 'publishing' && isCountTable(table)))
    return workOnRows(run, work)
  if (state === 'publishing') return publishRows(run, work)
  if (state === 'undoing') return undoRows(run, work)
  if (state === 'cancelling') return cancelRows(run, work)
  if (isCountTable(table)) return 'done'
  if (state === 'published') return settle(id, work)
  return state === 'undone' ? settle(undoEditionId(run), work) : 'done'
}

/** Settles what is in force. */
async function settle(edition: string, { deps, until }: Work): Promise<'rest' | 'done'> {
  const { editions } = deps.content
  if ((await editions.stateOf(edition)) !== 'published') return 'done'
  return (await editions.settle(edition, until)) > 0 ? 'rest' : 'done'
}

/** Works on the entries that come next, and stores what became of them. */
async function workOnRows(run: ImportRecord, work: Work): Promise<ImportRecord> {
  const { deps } = work
  const all = await work.entries(run)
  const batch = nextBatch(all, run.next)
  const chunkNow = work.ahead.take(`${run.state} ${run.next}`, () => workOnBatch(run, batch, deps))
  if (!batch.isLast && !isCountTable(run.table)) {
    const following = nextBatch(all, batch.next)
    work.ahead.begin(`${run.state} ${batch.next}`, () => workOnBatch(run, following, deps))
  }
  const chunk = (await chunkNow) ?? { first: 0, outcomes: [] }
  const { outcomes } = chunk
  const now = deps.clock.now()
  const isPublished = run.state === 'publishing' && isCountTable(run.table)
  const after = nextVersion(
    run,
    {
      next: batch.next,
      done: run.done + rowCount(outcomes),
      counts: addCounts(run.counts, outcomes),
      ...(batch.isLast && run.state === 'checking' && { state: 'checked' as const }),
      ...(batch.isLast && isPublished && { state: 'published' as const }),
    },
    now,
  )
  await deps.imports.save(after, { chunk })
  return after
}

/**
 * Prepares the entries that come next; after the last one turns the pointer, which brings all of
 * them in force at once.
 */
async function publishRows(run: ImportRecord, work: Work): Promise<ImportRecord> {
  const { deps } = work
  const { content, imports, clock } = deps
  const all = await work.entries(run)
  if (run.next < all.length) {
    await content.editions.open(run.id, clock.now()).catch(async (error: unknown) => {
      if (!isAppError(error, 'record.changed')) throw error
      await failImport(run, deps) // it stood still for so long that the edition was given up
      throw new ImportMoved()
    })
    return workOnRows(run, work)
  }
  const now = clock.now()
  const after = nextVersion(run, { state: 'published' }, now)
  const hasEntries = run.counts.added + run.counts.changed > 0
  const also = [...imports.runWrites(after), importAudit(after, deps)]
  const isPublished = hasEntries && (await content.editions.publish(run.id, now, also))
  if (!isPublished) await imports.save(after)
  return after
}

/** Takes back what was prepared. */
async function cancelRows(run: ImportRecord, work: Work): Promise<ImportRecord | 'rest'> {
  const { deps, until } = work
  if ((await giveEditionUp(run.id, deps, until)) > 0) return 'rest'
  const after = nextVersion(run, { state: 'cancelled' }, deps.clock.now())
  await deps.imports.save(after)
  return after
}

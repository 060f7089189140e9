import type { ImportOutcome } from '#shared/api/content-imports'
import { isCountTable } from '#shared/managers/content-kind'
import { shortValue } from '#shared/managers/short-value'
import type { EntryOutcome, ImportRecord, OutcomeChunk } from '../data/managers/import-records'
import { importCounts } from '../managers/import-counts'
import { importRows } from '../managers/import-rows'
import type { ImportBatch } from './import-batches'
import type { ImportWorkDeps } from './import-makers'
import { makeEditor } from './import-steps'

/** What becomes of a batch, as it is kept: values in short, the histories have them whole. */
export async function workOnBatch(
  run: ImportRecord,
  { rows }: ImportBatch,
  deps: ImportWorkDeps,
): Promise<OutcomeChunk> {
  const first = rows[0]?.row ?? 0
  const { table, id: edition, name, state } = run
  const editor = makeEditor(run, deps)
  const isPublishing = state === 'publishing'
  if (!isCountTable(table)) {
    const publishing = isPublishing ? { publishing: { edition, name } } : {}
    const outcomes = await importRows({ table, rows, editor, ...publishing }, deps)
    return { first, outcomes: outcomes.map((outcome) => inShort(outcome, rows)) }
  }
  const outcomes = await importCounts({ table, rows, editor, sets: isPublishing }, deps)
  const checkChunk = isPublishing ? await deps.imports.chunk(run.id, first) : undefined
  return {
    first,
    outcomes: outcomes.map((outcome) => {
      // Set by a try that broke off, it changes nothing any more: what the check found was done.
      const before = checkChunk?.outcomes.find(({ code }) => code === outcome.code)
      const isRepeat = outcome.changes.length === 0 && before?.problems.length === 0
      return isRepeat ? { ...outcome, changes: before.changes } : inShort(outcome, rows)
    }),
  }
}

function inShort(outcome: EntryOutcome, rows: ImportBatch['rows']): EntryOutcome {
  const isRefused = new Set(outcome.problems.length > 0 ? outcome.rows : [])
  const refusedRows = rows.filter(({ row }) => isRefused.has(row))
  const changes: ImportOutcome['changes'] = outcome.changes.map(({ field, from, to }) => ({
    field,
    from: shortValue(from),
    to: shortValue(to),
  }))
  return { ...outcome, changes, ...(refusedRows.length > 0 && { refused: [...refusedRows] }) }
}

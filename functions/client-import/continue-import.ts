import type { ClientsOfRows } from '../data/client-imports/clients-of-rows'
import {
  type ImportPart,
  type ImportRecord,
  isUnderWay,
  type Outcome,
  recount,
} from '../data/client-imports/import-records'
import { ImportMoved, type ImportStore } from '../data/client-imports/import-store'
import { type AuditEntry, auditWrite } from '../data/people/audit-store'
import type { Basics } from '../runtime/use-case'
import { ClientsMoved, planImport } from './import-batch'
import { planUndo } from './undo-batch'

export interface ImportDeps extends Basics {
  readonly imports: ImportStore
  readonly clientRows: ClientsOfRows
}

/**
 * Rows of one transaction, which takes a hundred writes: three a row, and the import, its part, the
 * list and an audit entry.
 */
const rowsAtOnce = 32
const maxPlans = 5

/**
 * Goes on importing or undoing for some time, some thirty rows a transaction: each writes the
 * clients together with how far the import is, so that a crash at any point leaves nothing half
 * done, and two at once do nothing twice.
 *
 * @param forMs - begins no transaction after this long
 * @returns the import as it is then
 */
export async function continueImport(
  deps: ImportDeps,
  begun: ImportRecord,
  forMs: number,
): Promise<ImportRecord> {
  const { imports } = deps
  const until = Date.now() + forMs
  let record = begun
  let part: ImportPart | undefined
  for (let plans = 0; isUnderWay(record) && Date.now() < until; ) {
    part = part?.part === record.next.part ? part : await imports.part(record, record.next.part)
    const to = endOfBatch(part.outcomes, record)
    try {
      const outcome = await doRows(deps, record, { part, to })
      record = outcome.record
      part = outcome.part
      plans = 0
    } catch (error) {
      if (error instanceof ImportMoved)
        return (await imports.get(record.agencyId, record.id)) ?? record
      if (!(error instanceof ClientsMoved) || ++plans === maxPlans) throw error
    }
  }
  return record
}

const isOpen = ({ kind }: Outcome, { state }: ImportRecord): boolean =>
  state === 'importing'
    ? kind === 'ready' || kind === 'duplicate'
    : kind === 'created' || kind === 'filled'

/** Behind the last row of a batch; rows that stay as they are cost nothing. */
function endOfBatch(outcomes: readonly Outcome[], record: ImportRecord): number {
  let open = 0
  const last = outcomes.findIndex(
    (outcome, at) => at >= record.next.row && isOpen(outcome, record) && ++open === rowsAtOnce,
  )
  return last < 0 ? outcomes.length : last + 1
}

/** Deals with the rows up to `to` in one transaction. @throws ImportMoved; ClientsMoved */
async function doRows(
  { imports, clientRows, clock, makeId }: ImportDeps,
  record: ImportRecord,
  { part, to }: { readonly part: ImportPart; readonly to: number },
) {
  const { state, next } = record
  const at = clock.now().toISOString()
  const rows = part.rows.slice(next.row, to)
  const outcomes = part.outcomes.slice(next.row, to)
  const plan = await (state === 'importing' ? planImport : planUndo)(clientRows, {
    record,
    rows,
    outcomes,
    at,
  })
  const isLastOfPart = to === part.rows.length
  const isLast = isLastOfPart && part.part === record.parts
  const after: ImportRecord = {
    ...record,
    version: record.version + 1,
    updatedAt: at,
    done: record.done + rows.length,
    counts: recount(record.counts, outcomes, plan.outcomes),
    next: isLastOfPart ? { part: part.part + 1, row: 0 } : { part: part.part, row: to },
    ...(isLast ? { state: state === 'importing' ? 'done' : 'undone' } : {}),
  }
  const nextPart = {
    ...part,
    outcomes: [...part.outcomes.slice(0, next.row), ...plan.outcomes, ...part.outcomes.slice(to)],
  }
  const audit = isLast ? [auditWrite(importAudit(after, makeId('audit')))] : []
  await imports.save(after, { part: nextPart, also: [...plan.writes, ...audit] })
  return { record: after, part: nextPart }
}

/**
 * The entry of the audit trail for an import that was started, done or undone: how many, never who.
 */
export const importAudit = (
  { agencyId, agentId, by, state, id, counts, updatedAt }: ImportRecord,
  entry: string,
): AuditEntry => ({
  id: entry,
  action: 'agent_imported_clients',
  agencyId,
  agentId,
  details: { import: id, state, ...counts },
  timestamp: updatedAt,
  by: { kind: 'agent', id: agentId, name: by },
})

import type { ImportRecord } from '../data/managers/import-records'
import { auditWrite } from '../data/people/audit-store'
import type { PlannedWrite } from '../data/table/commit'
import type { EditorIn } from '../managers/manage-content'
import type { Basics } from '../runtime/use-case'

/** Whoever the work on a run is done for, as an editor of the catalogue. */
export function makeEditor({ acts }: ImportRecord, { clock, makeId }: Basics): EditorIn {
  const { agencyId, by, limits } = acts
  const now = clock.now()
  return {
    by: { id: by.id, name: by.name, agencyId },
    now,
    limits,
    audit: (action, details) => ({
      id: makeId('audit'),
      action,
      agencyId,
      agentId: by.id,
      details,
      by,
      timestamp: now.toISOString(),
    }),
  }
}

/** The entry of the audit trail for an import that came in force or was taken back: how much. */
export function importAudit(run: ImportRecord, basics: Basics): PlannedWrite {
  const { state, id, table, name, counts } = run
  const action = state === 'undone' ? 'agent_undid_import' : 'agent_imported_content'
  return auditWrite(makeEditor(run, basics).audit(action, { import: id, table, name, ...counts }))
}

type Step = Partial<Omit<ImportRecord, 'id' | 'version' | 'updatedAt'>>

/** The next version of a run. */
export const nextVersion = (run: ImportRecord, step: Step, now: Date): ImportRecord => ({
  ...run,
  ...step,
  version: run.version + 1,
  updatedAt: now.toISOString(),
})

/** The next version of a run whose work of another kind begins. */
export const startWork = (run: ImportRecord, step: Step, now: Date): ImportRecord =>
  nextVersion(run, { done: 0, next: 0, since: now.toISOString(), ...step }, now)

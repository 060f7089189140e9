import * as z from 'zod/mini'
import { type TravelNotes, travelNotes } from '#shared/api/traveler-forms'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId } from '#shared/ids/ids'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, putNew, putOver } from '../table/commit'
import { travelNotesKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'

const notesRecord = z.object(travelNotes.shape)

/** What agencies tell their clients about traveling: one item for each agency. */
export function travelNotesStore(table: Table) {
  return {
    async ofAgency(agency: AgencyId): Promise<TravelNotes> {
      const notes = parseFound(
        notesRecord,
        await table.get(travelNotesKey(agency), { consistent: true }),
      )
      return notes ?? { version: 0, emergencyPhone: '', packing: '', countries: [] }
    },
    /** Stores notes over the version that they say. @throws AppError record.changed */
    async save(agency: AgencyId, notes: TravelNotes, entry: AuditEntry): Promise<TravelNotes> {
      const after = { ...notes, version: notes.version + 1 }
      const recordChanged = () => new AppError('record.changed')
      const item = { ...travelNotesKey(agency), ...after }
      const write =
        notes.version === 0
          ? putNew(item, recordChanged)
          : putOver(item, notes.version, recordChanged)
      await commit(table, [write, auditWrite(entry)])
      return after
    },
  }
}

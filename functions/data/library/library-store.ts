import type { ReplyOf } from '#shared/api/contract'
import type { libraryRoutes } from '#shared/api/library'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId, MediaId } from '#shared/ids/ids'
import { type MediaRecord, mediaIn } from '../files/media-records'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, type PlannedWrite } from '../table/commit'
import { mediaKey } from '../table/keys'
import type { Table } from '../table/table-access'
import { setFields } from '../table/update'
import { libraryChange, libraryEntry } from './library-change'

/** What content managers set of a medium; an empty accommodation is none. */
export type LibraryState = Omit<ReplyOf<typeof libraryRoutes.editLibrary>['before'][number], 'id'>

interface Edit {
  readonly medium: MediaRecord
  readonly after: LibraryState
}

/** Media of the library, many at once. */
export function libraryStore(table: Table) {
  return {
    /** Those of some media that there are, in any order. */
    async some(agency: AgencyId, ids: readonly MediaId[]): Promise<MediaRecord[]> {
      const keys = ids.map((id) => mediaKey(agency, id))
      return (await table.getMany(keys, { consistent: true })).map(mediaIn)
    },
    /** Sets what some media are, all or none, with an audit entry. @throws AppError service.busy when one of them changed meanwhile */
    async edit(edits: readonly Edit[], audit: AuditEntry): Promise<void> {
      if (edits.length === 0) return
      const changes = edits.map((edit) => writesOf(edit))
      await commit(table, [
        ...changes.map(({ write }) => write),
        libraryEntry(changes.map(({ after }) => after)),
        auditWrite(audit),
      ])
    },
  }
}

function writesOf({ medium, after: state }: Edit) {
  const { agencyId, id, version, status } = medium
  const { fields, after } = libraryChange(medium, state)
  const listed = Object.entries(fields).map(([name, value]) => [`listed.${name}`, value] as const)
  const over = { 'listed.version': version, 'listed.status': status }
  const write: PlannedWrite = {
    write: setFields(mediaKey(agencyId, id), Object.fromEntries(listed), over),
    refused: () => new AppError('service.busy'),
  }
  return { write, after }
}

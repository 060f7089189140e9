import * as z from 'zod/mini'
import type { ReplyOf } from '#shared/api/contract'
import { type libraryRoutes, savedSearch } from '#shared/api/library'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId, MediaId } from '#shared/ids/ids'
import { type MediaRecord, mediaIn } from '../files/media-records'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, type PlannedWrite, putNew, putOver } from '../table/commit'
import { librarySearchesKey, mediaKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { setFields } from '../table/update'
import { libraryChange, libraryEntry } from './library-change'

/** What content managers set of a medium; an empty accommodation is none. */
export type LibraryState = Omit<ReplyOf<typeof libraryRoutes.editLibrary>['before'][number], 'id'>

const searchesRecord = z.object({ searches: z.array(savedSearch), version: z.int() })

interface Edit {
  readonly medium: MediaRecord
  readonly after: Partial<LibraryState> & Pick<MediaRecord, 'lightboxes'>
}

/** Media of the library, many at once. */
export function libraryStore(table: Table) {
  return {
    /** Those of some media that there are, in any order. */
    async some(agency: AgencyId, ids: readonly MediaId[]): Promise<MediaRecord[]> {
      const keys = ids.map((id) => mediaKey(agency, id))
      return (await table.getMany(keys, { consistent: true })).map(mediaIn)
    },
    /** The searches that an agency keeps, with how often they were changed. */
    async searches(agency: AgencyId): Promise<z.infer<typeof searchesRecord>> {
      const item = await table.get(librarySearchesKey(agency), { consistent: true })
      return parseFound(searchesRecord, item) ?? { searches: [], version: 0 }
    },
    /**
     * Keeps searches in the place of those of a version.
     * @throws AppError record.busy when they changed meanwhile
     */
    async keepSearches(
      agency: AgencyId,
      { searches, version }: z.infer<typeof searchesRecord>,
    ): Promise<void> {
      const item = { ...librarySearchesKey(agency), searches, version: version + 1 }
      const recordBusy = () => new AppError('record.busy')
      await commit(table, [
        version === 0 ? putNew(item, recordBusy) : putOver(item, version, recordBusy),
      ])
    },
    /**
     * Sets what some media are, all or none, with an audit entry.
     * @throws AppError record.changed when one of them changed meanwhile
     */
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
  const listedFields = Object.entries(fields).map(
    ([name, value]) => [`listed.${name}`, value] as const,
  )
  const over = { 'listed.version': version, 'listed.status': status }
  const write: PlannedWrite = {
    write: setFields(mediaKey(agencyId, id), Object.fromEntries(listedFields), over),
    refused: () => new AppError('record.changed'),
  }
  return { write, after }
}

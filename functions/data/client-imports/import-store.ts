import { AppError } from '#shared/errors/app-error'
import type { AgencyId } from '#shared/ids/ids'
import { commit, type PlannedWrite, putNew, putOver } from '../table/commit'
import { dueItems } from '../table/due-items'
import {
  clientImportKey,
  clientImportsOfAgency,
  importPartKey,
  importsUnderWay,
} from '../table/keys'
import { queryIndex } from '../table/query'
import type { Table } from '../table/table-access'
import { deleteOver } from '../table/update'
import {
  type ImportPart,
  type ImportRecord,
  importIn,
  importItem,
  partIn,
  partItem,
} from './import-records'

/** Thrown when something else has gone on with the import since it was read. */
export class ImportMoved extends Error {
  override readonly name = 'ImportMoved'
}

/**
 * Imports of client lists, with their rows in parts. Each change is made from the version that was
 * read.
 */
export function importStore(table: Table) {
  return {
    async get(agency: AgencyId, id: string): Promise<ImportRecord | undefined> {
      const item = await table.get(clientImportKey(agency, id), { consistent: true })
      return item === undefined ? undefined : importIn(item)
    },
    /** The newest twenty of an agency. */
    async last(agency: AgencyId): Promise<ImportRecord[]> {
      const { items } = await table.page({
        ...queryIndex('gsi1', clientImportsOfAgency(agency)),
        ScanIndexForward: false,
        Limit: 20,
      })
      return items.map(importIn)
    },
    /** @throws AppError record.not-found */
    async part(
      { agencyId, id }: Pick<ImportRecord, 'agencyId' | 'id'>,
      part: number,
    ): Promise<ImportPart> {
      const item = await table.get(importPartKey(agencyId, id, part), { consistent: true })
      if (item === undefined) throw new AppError('record.not-found')
      return partIn(item)
    },
    add: (record: ImportRecord) => commit(table, [putNew(importItem(record))]),
    /**
     * Stores the next version, with a part and what else belongs to it: all or none.
     * @throws ImportMoved when it is no longer at the version before
     */
    save: (
      after: ImportRecord,
      { part, also = [] }: { part?: ImportPart; also?: readonly PlannedWrite[] } = {},
    ) =>
      commit(table, [
        putOver(importItem(after), after.version - 1, () => new ImportMoved()),
        ...(part === undefined ? [] : [{ write: { Put: { Item: partItem(after, part) } } }]),
        ...also,
      ]),
    /**
     * Forgets an import and its parts, the parts first: what is left after a crash can be forgotten
     * again.
     */
    async forget({ agencyId, id, sent, version }: ImportRecord): Promise<void> {
      for (let part = 1; part <= sent; part++)
        await table.write([{ Delete: { Key: importPartKey(agencyId, id, part) } }])
      await commit(table, [
        {
          write: deleteOver(clientImportKey(agencyId, id), { version }),
          refused: () => new ImportMoved(),
        },
      ])
    },
    /** Those under way that nobody has gone on with since an instant. */
    standing: (before: Date) =>
      dueItems(table, { kind: importsUnderWay, before: before.toISOString() }, importIn),
  }
}
export type ImportStore = ReturnType<typeof importStore>

import * as z from 'zod/mini'
import { type AgencyId, agencyIdSchema } from '#shared/ids/ids'
import { writeIf } from '../table/commit'
import { readEach } from '../table/due-items'
import { listTails } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import { queryIndex } from '../table/query'
import type { Key, Table } from '../table/table-access'
import { setFields } from '../table/update'
import { type ListName, listNames } from './list-kind'

/** A list that has changed often since it was packed, and the entries that say so. */
export interface DueList {
  readonly agencyId: AgencyId
  readonly list: ListName
  readonly entries: readonly Key[]
}

const keySchema = z.object({
  pk: z.templateLiteral(['AGENCY#', z.string(), '#LIST#', z.enum(listNames)]),
  sk: z.string(),
})

/** Lists whose snapshot is due, the longest first. */
export async function dueLists(table: Pick<Table, 'page'>): Promise<DueList[]> {
  const { items } = await table.page({ ...queryIndex('gsi2', listTails), Limit: 100 })
  const byList = new Map<string, DueList>()
  for (const { pk, sk } of await readEach(items, (item) => parseRecord(keySchema, item))) {
    const [, agency, , list] = pk.split('#')
    const dueList = byList.get(pk) ?? {
      agencyId: agencyIdSchema.parse(agency),
      list: z.enum(listNames).parse(list),
      entries: [],
    }
    byList.set(pk, { ...dueList, entries: [...dueList.entries, { pk, sk }] })
  }
  return [...byList.values()]
}

/** The list is packed. An entry whose time was over meanwhile stays away. */
export async function notePacked(table: Pick<Table, 'write'>, { entries }: DueList): Promise<void> {
  for (const Key of entries) {
    await writeIf(table, setFields(Key, { gsi2pk: undefined, gsi2sk: undefined }))
  }
}

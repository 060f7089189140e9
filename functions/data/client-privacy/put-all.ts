import { commit, type PlannedWrite } from '../table/commit'
import { chunksOf } from '../table/group-by'
import type { Item, Table } from '../table/table-access'

/** Puts items over those that are there, some at a time. */
export const putAll = async (table: Table, items: readonly Item[]): Promise<void> => {
  const writes = items.map((Item): PlannedWrite => ({ write: { Put: { Item } } }))
  for (const some of chunksOf(writes, 25)) await commit(table, some)
}

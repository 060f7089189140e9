import { importStore } from '../data/managers/import-store'
import { gatheredTable } from '../data/table/gathered-table'
import type { Table } from '../data/table/table-access'
import { countMakers } from '../managers/import-counts'
import { contentPublisher } from '../managers/publish-content'
import type { Deps } from '../runtime/use-case'

/** What work on imports reaches: entries go beside each other, so their calls are gathered. */
export const importWorkMakers = {
  imports: importStore,
  content: (table: Table) => contentPublisher(gatheredTable(table)),
  ...countMakers,
}
export type ImportWorkDeps = Deps<typeof importWorkMakers>

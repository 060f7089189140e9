import type * as z from 'zod/mini'
import { countsChange } from '#shared/api/availability'
import type { SupplierCode } from '#shared/ids/ids'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, maxAtOnce } from '../table/commit'
import { chunksOf } from '../table/group-by'
import { calendarPk, countedKey } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Table } from '../table/table-access'
import type { AllotmentMonth } from './allotment-records'
import { setAllotments } from './allotment-writes'

type Counted = z.output<typeof countsChange>

/** Who set counts is kept for two years. */
const keptMs = 2 * 366 * 86_400_000

/** Counts of free rooms that people set by hand, and who did. */
export const countedStore = (table: Table) => ({
  /**
   * Sets counts of a camp, whatever they were, with who did and an audit entry: a year of a room is
   * thirteen writes. More than a hundred are several transactions; broken off, they are set again.
   */
  async set(
    months: readonly AllotmentMonth[],
    { counted, audit }: { counted: readonly Counted[]; audit: AuditEntry },
  ) {
    const [first] = months
    if (first === undefined) return
    const writes = [
      ...months.map((month) => ({ write: setAllotments(month) })),
      ...counted.map((one) => {
        const ttl = Math.ceil((Date.parse(one.at) + keptMs) / 1000)
        return {
          write: { Put: { Item: { ...countedKey(first.supplierCode, one.at), ...one, ttl } } },
        }
      }),
      auditWrite(audit),
    ]
    for (const some of chunksOf(writes, maxAtOnce)) await commit(table, some)
  },
  /** The last hundred changes of a camp, the newest first. */
  async last(supplier: SupplierCode): Promise<Counted[]> {
    const query = queryOf(calendarPk(supplier), { begins: 'COUNTED#' })
    const { items } = await table.page({ ...query, ScanIndexForward: false, Limit: 100 })
    return items.map((item) => parseRecord(countsChange, item))
  },
})

import type * as z from 'zod/mini'
import { countsChange } from '#shared/api/availability'
import type { SupplierCode } from '#shared/ids/ids'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit } from '../table/commit'
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
  /** Sets counts, whatever they were, with who did and an audit entry: a year of a room is thirteen writes. */
  async set(months: readonly AllotmentMonth[], { counted, audit }: { counted: Counted; audit: AuditEntry }) {
    const [first] = months
    if (first === undefined) return
    const ttl = Math.ceil((Date.parse(counted.at) + keptMs) / 1000)
    await commit(table, [
      ...months.map((month) => ({ write: setAllotments(month) })),
      { write: { Put: { Item: { ...countedKey(first.supplierCode, counted.at), ...counted, ttl } } } },
      auditWrite(audit),
    ])
  },
  /** The last hundred changes of a camp, the newest first. */
  async last(supplier: SupplierCode): Promise<Counted[]> {
    const query = queryOf(calendarPk(supplier), { begins: 'COUNTED#' })
    const { items } = await table.page({ ...query, ScanIndexForward: false, Limit: 100 })
    return items.map((item) => parseRecord(countsChange, item))
  },
})

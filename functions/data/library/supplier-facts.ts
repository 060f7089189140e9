import type { CalendarMonth } from '#shared/dates/calendar-date'
import type { SupplierCode } from '#shared/ids/ids'
import { calendarStore } from '../rates/calendar-store'
import { rateStore } from '../rates/rate-store'
import { supplierInfoKey } from '../table/keys'
import type { Table } from '../table/table-access'

/** How far what is known of a supplier goes. */
export interface SupplierFacts {
  /** The last month with a rate. */
  readonly lastRates: string | undefined
  /** Languages of its texts, of those that were asked for. */
  readonly locales: readonly string[]
  /** Whether rooms are counted in the months that were asked for; false where nobody asked. */
  readonly hasAllotments: boolean
}

interface FactsAsked {
  readonly suppliers: readonly SupplierCode[]
  /** Of those: the ones whose allotments are looked for. */
  readonly onlineSuppliers: ReadonlySet<SupplierCode>
  readonly locales: readonly string[]
  readonly first: CalendarMonth
  readonly last: CalendarMonth
}

/**
 * Facts of many suppliers at once: batches of Gets for rates and texts, and for allotments a Query
 * for each that sells online.
 */
export function supplierFacts(table: Table) {
  return async ({
    suppliers,
    onlineSuppliers,
    locales,
    ...months
  }: FactsAsked): Promise<ReadonlyMap<string, SupplierFacts>> => {
    const [calendars, rates] = [calendarStore(table), rateStore(table)]
    const infoKeys = suppliers.flatMap((supplier) =>
      locales.map((locale) => supplierInfoKey(supplier, locale)),
    )
    const [lowest, infos, counted] = await Promise.all([
      rates.lowest(suppliers),
      table.getMany(infoKeys),
      Promise.all(
        suppliers.map((supplier) =>
          onlineSuppliers.has(supplier) ? calendars.months(supplier, months) : undefined,
        ),
      ),
    ])
    const lastOf = new Map(
      lowest.map((rate) => [rate.supplierCode, Object.keys(rate.months).sort().at(-1)]),
    )
    const knownKeys = new Set(infos.map(({ pk, sk }) => `${pk} ${sk}`))
    return new Map(
      suppliers.map((supplier, at) => {
        const isTold = (locale: string) => {
          const { pk, sk } = supplierInfoKey(supplier, locale)
          return knownKeys.has(`${pk} ${sk}`)
        }
        const hasAllotments = counted[at]?.allotments.some(({ days }) => days.size > 0) ?? false
        return [
          supplier,
          { lastRates: lastOf.get(supplier), locales: locales.filter(isTold), hasAllotments },
        ]
      }),
    )
  }
}

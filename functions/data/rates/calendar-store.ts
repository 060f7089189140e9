import type { CalendarMonth } from '#shared/dates/calendar-date'
import type { OptionKey, SupplierCode } from '#shared/ids/ids'
import { inForce, readInForce } from '../editions/in-force'
import { groupBy } from '../table/group-by'
import { allotmentKey, calendarPk, monthRatesKey } from '../table/keys'
import { sortRange } from '../table/query'
import type { Item, Key, Table } from '../table/table-access'
import { type AllotmentMonth, allotmentOfItem } from './allotment-records'
import { type MonthRates, monthRatesOfItem } from './month-rates-records'

/**
 * What is known of a supplier's nights: rooms free by room type and month, and what the nights
 * cost.
 */
export interface SupplierMonths {
  readonly allotments: readonly AllotmentMonth[]
  readonly rates: readonly MonthRates[]
}

export interface MonthsQuestion {
  readonly first: CalendarMonth
  /** Included. */
  readonly last: CalendarMonth
}

/** A room type of a supplier. */
export interface RoomOfSupplier {
  readonly supplierCode: SupplierCode
  readonly optionKey: OptionKey
}

/** The calendars of suppliers. */
export function calendarStore(table: Table) {
  const many = (keys: readonly Key[]): Promise<Item[]> =>
    readInForce(table, ({ ConsistentRead: consistent }) => table.getMany(keys, { consistent }))
  const supplierOf = ({ pk }: Item) => String(pk).slice('SUPPLIER#'.length, -'#CALENDAR'.length)
  return {
    /** What the nights of many suppliers cost, by supplier. */
    async ratesOf(
      suppliers: readonly SupplierCode[],
      months: readonly CalendarMonth[],
    ): Promise<ReadonlyMap<string, readonly MonthRates[]>> {
      const items = await many(
        suppliers.flatMap((supplier) => months.map((month) => monthRatesKey(supplier, month))),
      )
      return new Map(
        [...groupBy(items, supplierOf)].map(([supplier, own]) => [
          supplier,
          own.map((item) => monthRatesOfItem(item)),
        ]),
      )
    },
    /** Rooms free of some room types of many suppliers: a batch of Gets for a hundred months. */
    async allotmentsOf(
      rooms: readonly RoomOfSupplier[],
      months: readonly CalendarMonth[],
    ): Promise<readonly AllotmentMonth[]> {
      const items = await many(
        rooms.flatMap(({ supplierCode, optionKey }) =>
          months.map((month) => allotmentKey(supplierCode, month, optionKey)),
        ),
      )
      const supplierCodes = new Map(
        rooms.map(({ supplierCode }) => [String(supplierCode), supplierCode]),
      )
      return items.flatMap((item) => {
        const supplier = supplierCodes.get(supplierOf(item))
        return supplier === undefined ? [] : [allotmentOfItem(item, supplier)]
      })
    },
    /** All room types of a supplier in some months, with prices: one Query. */
    async months(supplier: SupplierCode, { first, last }: MonthsQuestion): Promise<SupplierMonths> {
      const query = sortRange(calendarPk(supplier), { from: `${first}#`, to: `${last}#` })
      const items = await inForce(table, await table.all(query))
      const isRates = ({ sk }: { sk?: unknown }) => String(sk).endsWith('#~rates')
      return {
        allotments: items
          .filter((item) => !isRates(item))
          .map((item) => allotmentOfItem(item, supplier)),
        rates: items.filter(isRates).map(monthRatesOfItem),
      }
    },
  }
}
export type CalendarStore = ReturnType<typeof calendarStore>

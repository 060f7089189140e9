import type { CalendarMonth } from '#shared/dates/calendar-date'
import type { SupplierCode } from '#shared/ids/ids'
import { calendarPk } from '../table/keys'
import { sortRange } from '../table/sort-range'
import type { Table } from '../table/table-access'
import { type AllotmentMonth, allotmentOfItem } from './allotment-records'
import { type MonthRates, monthRatesOfItem } from './month-rates-records'

/** What is known of a supplier's nights: rooms free by room type and month, and what the nights cost. */
export interface SupplierMonths {
  readonly allotments: readonly AllotmentMonth[]
  readonly rates: readonly MonthRates[]
}

export interface MonthsQuestion {
  readonly first: CalendarMonth
  /** Included. */
  readonly last: CalendarMonth
}

/** The calendars of suppliers. */
export function calendarStore(table: Table) {
  return {
    /** All room types of a supplier in some months, with prices: one Query. */
    async months(supplier: SupplierCode, { first, last }: MonthsQuestion): Promise<SupplierMonths> {
      const items = await table.all(sortRange(calendarPk(supplier), { from: `${first}#`, to: `${last}#` }))
      const isRates = ({ sk }: { sk?: unknown }) => String(sk).endsWith('#~rates')
      return {
        allotments: items.filter((item) => !isRates(item)).map((item) => allotmentOfItem(item, supplier)),
        rates: items.filter(isRates).map(monthRatesOfItem),
      }
    },
  }
}
export type CalendarStore = ReturnType<typeof calendarStore>

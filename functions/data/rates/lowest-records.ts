import * as z from 'zod/mini'
import { addDays, type CalendarMonth, daysInMonth, firstDayOf } from '#shared/dates/calendar-date'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { type SupplierCode, supplierCodeSchema } from '#shared/ids/ids'
import { lowestRatesKey } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'
import { monthsOfRules } from './month-rates-records'
import { nightPriceOf, turningNights } from './night-price'
import type { RateRuleRecord } from './rate-records'

/**
 * By month: the lowest amount per person sharing for a night, minor units, in each currency that
 * the supplier's rates have.
 */
const lowestItem = z.object({
  supplierCode: supplierCodeSchema,
  months: z.record(calendarMonthSchema, z.record(z.string(), z.int())),
})
export type LowestRates = z.infer<typeof lowestItem>

/** The item of a supplier's lowest rates: two years take some 700 bytes. */
export function lowestRatesItem(
  supplierCode: SupplierCode,
  rules: readonly RateRuleRecord[],
): Item {
  const months = monthsOfRules(rules).flatMap((month) => {
    const lowest = lowestOfMonth(rules, month)
    return Object.keys(lowest).length === 0 ? [] : [[month, lowest] as const]
  })
  return { ...lowestRatesKey(supplierCode), supplierCode, months: Object.fromEntries(months) }
}

/** The lowest rates of such an item. @throws AppError record.malformed */
export const lowestRatesOfItem = (item: Item): LowestRates => parseRecord(lowestItem, item)

function lowestOfMonth(
  rules: readonly RateRuleRecord[],
  month: CalendarMonth,
): Record<string, number> {
  const first = firstDayOf(month)
  const last = addDays(first, daysInMonth(month) - 1)
  const lowest = new Map<string, number>()
  const reaching = rules.filter(({ from, to }) => from <= last && to >= first)
  for (const optionKey of new Set(reaching.map((rule) => rule.optionKey))) {
    const own = reaching.filter((rule) => rule.optionKey === optionKey)
    for (const night of turningNights(own, { first, last })) {
      const price = nightPriceOf(own, { optionKey, night })
      if (price === undefined || price.perPerson === null) continue
      lowest.set(
        price.currency,
        Math.min(lowest.get(price.currency) ?? Number.POSITIVE_INFINITY, price.perPerson),
      )
    }
  }
  return Object.fromEntries(lowest)
}

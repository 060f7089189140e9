import * as z from 'zod/mini'
import {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  daysInMonth,
  firstDayOf,
  monthOf,
} from '#shared/dates/calendar-date'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { type OptionKey, optionKeySchema, type SupplierCode } from '#shared/ids/ids'
import { groupBy } from '../table/group-by'
import { jsonText } from '../table/json-text'
import { monthRatesKey } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'
import { type NightPrice, nightPriceOf, turningNights } from './night-price'
import type { RateRuleRecord } from './rate-records'

/**
 * Nights alike, one after the other: `[first day, last day, minor units per person or null when
 * closed, minLOS, maxLOS]`, with the currency at the end where it is not the room's first.
 */
const run = z.tuple([
  z.int(),
  z.int(),
  z.nullable(z.int()),
  z.int(),
  z.int(),
  z.optional(z.string()),
])
type Run = z.infer<typeof run>

const monthRatesItemSchema = z.object({
  sk: z.pipe(
    z.pipe(
      z.string(),
      z.transform((sk) => sk.slice(0, 7)),
    ),
    calendarMonthSchema,
  ),
  /** By option key: the currency, then the runs. */
  rates: jsonText(z.record(optionKeySchema, z.tuple([z.string()], run))),
  /**
   * The counts beside it come from somebody else's system: stale after 4 hours instead of 48 (1
   * §9).
   */
  thirdParty: z._default(z.boolean(), false),
})

/** What the nights of a month cost in each room type of a supplier. */
export interface MonthRates {
  readonly month: CalendarMonth
  readonly thirdParty: boolean
  /** By option key, then by day of the month; a night that is absent has no rate. */
  readonly rooms: ReadonlyMap<OptionKey, ReadonlyMap<number, NightPrice>>
}

/** The item of a month's rates, or undefined when no rule reaches into it. */
export function monthRatesItem({
  supplierCode,
  month,
  rules,
  thirdParty,
}: RulesOfMonth): Item | undefined {
  const byRoom = groupBy(rules, ({ optionKey }) => optionKey)
  const entries = [...byRoom].flatMap(([optionKey, own]) => {
    const runs = runsOf(own, { optionKey, month })
    return runs === undefined ? [] : [[optionKey, runs] as const]
  })
  if (entries.length === 0) return undefined
  return {
    ...monthRatesKey(supplierCode, month),
    rates: JSON.stringify(Object.fromEntries(entries)),
    ...(thirdParty ? { thirdParty } : {}),
  }
}

/** Every month that a rule reaches into, in order. */
export function monthsOfRules(rules: readonly RateRuleRecord[]): CalendarMonth[] {
  const [first, last] = [
    rules.map(({ from }) => from).toSorted()[0],
    rules
      .map(({ to }) => to)
      .toSorted()
      .at(-1),
  ]
  if (first === undefined || last === undefined) return []
  const months: CalendarMonth[] = []
  for (let month = monthOf(first); month <= monthOf(last); month = addMonths(month, 1))
    months.push(month)
  return months
}

/** The rates of such an item. @throws AppError record.malformed */
export function monthRatesOfItem(item: Item): MonthRates {
  const { sk: month, rates, thirdParty } = parseRecord(monthRatesItemSchema, item)
  const rooms = new Map<OptionKey, Map<number, NightPrice>>()
  for (const [key, [mainCurrency, ...runs]] of Object.entries(rates)) {
    const nights = new Map<number, NightPrice>()
    for (const [from, to, perPerson, minLOS, maxLOS, currency = mainCurrency] of runs) {
      for (let day = from; day <= to; day++)
        nights.set(day, { perPerson, currency, minLOS, maxLOS })
    }
    rooms.set(optionKeySchema.parse(key), nights)
  }
  return { month, thirdParty, rooms }
}

interface RulesOfMonth {
  readonly supplierCode: SupplierCode
  readonly month: CalendarMonth
  readonly rules: readonly RateRuleRecord[]
  readonly thirdParty: boolean
}

function runsOf(
  rules: readonly RateRuleRecord[],
  { optionKey, month }: { optionKey: OptionKey; month: CalendarMonth },
): [string, ...Run[]] | undefined {
  const first = firstDayOf(month)
  const days = daysInMonth(month)
  const last = addDays(first, days - 1)
  const reaching = rules.filter(({ from, to }) => from <= last && to >= first)
  const currency = reaching[0]?.currency
  if (currency === undefined) return undefined
  const runs: Run[] = []
  const nights = turningNights(reaching, { first, last })
  nights.forEach((night, index) => {
    const price = nightPriceOf(reaching, { optionKey, night })
    if (price === undefined) return
    const { perPerson, minLOS, maxLOS } = price
    const next = nights[index + 1]
    const plain = [
      dayOf(night),
      next === undefined ? days : dayOf(next) - 1,
      perPerson,
      minLOS,
      maxLOS,
    ] as const
    extend(runs, price.currency === currency ? [...plain] : [...plain, price.currency])
  })
  return runs.length === 0 ? undefined : [currency, ...runs]
}

const dayOf = (date: CalendarDate): number => Number(date.slice(8))

/** Lengthens the last run when the next is like it. */
function extend(runs: Run[], next: Run): void {
  const previous = runs.at(-1)
  const alike =
    previous !== undefined &&
    previous[1] === next[0] - 1 &&
    previous.slice(2).join() === next.slice(2).join()
  if (alike) previous[1] = next[1]
  else runs.push(next)
}

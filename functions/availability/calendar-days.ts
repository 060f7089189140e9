import type { CalendarDay } from '#shared/api/availability'
import { type CalendarDate, monthOf, nightsOf } from '#shared/dates/calendar-date'
import type { AllotmentMonth } from '../data/rates/allotment-records'
import type { SupplierMonths } from '../data/rates/calendar-store'
import type { NightPrice } from '../data/rates/night-price'
import { isStale } from '../data/rates/staleness'
import type { ToDollars } from '../data/rates/to-dollars'

export interface DaysQuestion {
  readonly startDate: CalendarDate
  /** Not included. */
  readonly endDate: CalendarDate
  /** Real counts; otherwise every night that has a rate may be available (quote-only). */
  readonly live: boolean
  readonly now: Date
  readonly dollars: ToDollars
}

/**
 * The days of a supplier's calendar: counts, prices and flags of each room type (2 §3, Availability
 * per day). A room type that is missing from a day's counts is unknown on that day.
 */
export function calendarDays(months: SupplierMonths, question: DaysQuestion): CalendarDay[] {
  const ratesByMonth = new Map(months.rates.map((rates) => [rates.month, rates]))
  const allotmentsByMonth = groupByMonth(months.allotments)
  return nightsOf(question.startDate, question.endDate).map((date) => {
    const month = monthOf(date)
    const rates = ratesByMonth.get(month)
    const allotments = allotmentsByMonth.get(month) ?? new Map()
    const day: CalendarDay = { date, a: {}, r: {}, o: {} }
    for (const optionKey of new Set([...allotments.keys(), ...(rates?.rooms.keys() ?? [])])) {
      const price = rates?.rooms.get(optionKey)?.get(dayOfMonth(date))
      addRoom(
        day,
        {
          optionKey,
          price,
          allotment: allotments.get(optionKey),
          thirdParty: rates?.thirdParty ?? false,
        },
        question,
      )
    }
    return day
  })
}

function addRoom(
  day: CalendarDay,
  {
    optionKey,
    price,
    allotment,
    thirdParty,
  }: {
    optionKey: string
    price: NightPrice | undefined
    allotment: AllotmentMonth | undefined
    thirdParty: boolean
  },
  question: DaysQuestion,
): void {
  const { live, now, dollars } = question
  const count = live
    ? liveCount(price, allotment?.days.get(dayOfMonth(day.date)))
    : quoteOnlyCount(price)
  if (count !== undefined) day.a[optionKey] = count
  day.r[optionKey] = price === undefined ? null : dollars(price.perPerson, price.currency)
  const stale = live && isStale({ copiedAt: allotment?.copiedAt, thirdParty }, now)
  const flags = [...flagsOf(price), ...(stale ? ['stale'] : [])]
  if (flags.length > 0) day.o[optionKey] = flags
}

/** A closed rate closes the room, whatever is free (1 §5). */
const liveCount = (price: NightPrice | undefined, free: number | undefined): number | undefined =>
  price?.perPerson === null ? -3 : free

/** Quote-only: nights with a rate may be available; the rest are unknown. */
function quoteOnlyCount(price: NightPrice | undefined): number | undefined {
  if (price === undefined) return undefined
  return price.perPerson === null ? -3 : -1
}

function flagsOf(price: NightPrice | undefined): string[] {
  if (price === undefined) return ['noRate']
  return [
    ...(price.perPerson === null ? ['closed'] : []),
    ...(price.minLOS > 1 ? [`minLOS:${price.minLOS}`] : []),
    ...(price.maxLOS > 0 && price.maxLOS < longestShown ? [`maxLOS:${price.maxLOS}`] : []),
  ]
}

/** A maximum stay of three months or more is treated as no maximum. */
const longestShown = 90

const dayOfMonth = (date: CalendarDate): number => Number(date.slice(8, 10))

function groupByMonth(
  allotments: readonly AllotmentMonth[],
): Map<string, Map<string, AllotmentMonth>> {
  const months = new Map<string, Map<string, AllotmentMonth>>()
  for (const allotment of allotments) {
    const rooms = months.get(allotment.month) ?? new Map<string, AllotmentMonth>()
    months.set(allotment.month, rooms.set(allotment.optionKey, allotment))
  }
  return months
}

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { SupplierCalendar } from '#shared/api/availability'
import { type AvailabilityCode, campCodeOf } from '#shared/calendar/availability'
import { stayCodes } from '#shared/calendar/house-party'
import { minWeeks, monthGrid } from '#shared/calendar/month-grid'
import { availabilityWindow, type QuoteMode } from '#shared/calendar/quote-mode'
import {
  addDays,
  type CalendarDate,
  type CalendarMonth,
  firstDayOf,
} from '#shared/dates/calendar-date'
import type { SupplierCode } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

/** A supplier's availability by day. Unknown days, and unknown room types on a day, are missing. */
export interface CampCodes {
  /** One code for the whole camp. */
  readonly camp: ReadonlyMap<CalendarDate, AvailabilityCode>
  /** Codes by option key. */
  readonly rooms: ReadonlyMap<CalendarDate, Readonly<Record<string, AvailabilityCode>>>
}

interface Window {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

interface Asked {
  readonly supplierCode: SupplierCode
  readonly quoteMode: QuoteMode
}

/** Availability of the weeks that a month's calendar shows, in one call. */
export const monthAvailabilityQuery = (asked: Asked, month: CalendarMonth) =>
  windowQuery(asked, monthWindow(month))

/** Availability of the 7 days from a date (2 §9), where there is no calendar. */
export const weekAvailabilityQuery = (asked: Asked, startDate: CalendarDate) =>
  windowQuery(asked, availabilityWindow(startDate))

const windowQuery = ({ supplierCode, quoteMode }: Asked, { startDate, endDate }: Window) =>
  queryOptions({
    queryKey: ['availability', supplierCode, startDate, endDate, quoteMode],
    queryFn: async ({ signal }) => {
      const body = { supplierCode, startDate, endDate, live: quoteMode === 'availability' }
      return campCodes(await api('POST /api/Calendar/bySupplier', { body, signal, safe: true }))
    },
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false, // 2 §9
    structuralSharing: false,
  })

/** From the first Sunday to the last Saturday of the second builder's grid. */
export function monthWindow(month: CalendarMonth): Window {
  const days = monthGrid(month, minWeeks.secondBuilder).flat()
  const startDate = days[0]?.date ?? firstDayOf(month)
  return { startDate, endDate: addDays(startDate, days.length) }
}

export function campCodes({ days }: Pick<SupplierCalendar, 'days'>): CampCodes {
  const camp = new Map<CalendarDate, AvailabilityCode>()
  for (const { date, a } of days) {
    const code = campCodeOf(Object.values(a))
    if (code !== undefined) camp.set(date, code)
  }
  return { camp, rooms: new Map(days.map(({ date, a }) => [date, a])) }
}

interface FreeDates {
  readonly from: CalendarDate
  readonly nights: number
  /** Judges the codes of the rooms for all these nights together. */
  readonly isFree: (codes: Readonly<Record<string, AvailabilityCode>>) => boolean
}

/**
 * The start of the next run of free nights at a camp, searched for over a year; undefined when
 * there is none.
 */
export async function findFreeDates(
  queries: QueryClient,
  asked: Asked,
  { from, nights, isFree }: FreeDates,
) {
  let row: Readonly<Record<string, AvailabilityCode>>[] = []
  for (let window = 0; window < 4; window++) {
    const startDate = addDays(from, window * longestWindow)
    const query = windowQuery(asked, { startDate, endDate: addDays(startDate, longestWindow) })
    const codes = await queries.fetchQuery(query)
    for (let day = 0; day < longestWindow; day++) {
      const date = addDays(startDate, day)
      row = [...row, codes.rooms.get(date) ?? {}].slice(-nights)
      if (row.length === nights && isFree(stayCodes(row))) return addDays(date, 1 - nights)
    }
  }
  return undefined
}

/** Maximum days per request, set by the contract. */
const longestWindow = 92

import { addDays, addMonths, type CalendarDate, type CalendarMonth, monthOf } from '#shared/dates/calendar-date'
import { dayAfterKey } from '../../../components/calendar/day-keys'

/** The days that a search looked at: `until` is the day after the last. */
export interface YearSpan {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** Every month that the days reach into, in order: 12, or 13 when they begin within one. */
export function monthsOf({ from, until }: YearSpan): CalendarMonth[] {
  const last = monthOf(addDays(until, -1))
  const months: CalendarMonth[] = []
  for (let month = monthOf(from); month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

/** Where a key moves the focus within the days; undefined for a key that moves nothing. */
export function dayAfterYearKey(date: CalendarDate, key: string, { from, until }: YearSpan): CalendarDate | undefined {
  const next = dayAfterKey(date, key)
  if (next === undefined) return undefined
  const last = addDays(until, -1)
  return next < from ? from : next > last ? last : next
}

import { addDays, type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import type { DayOf } from './calendar-day'

/**
 * The days from one to another, either way, up to the first that cannot be chosen; days of the
 * stay itself are passed over.
 *
 * @returns the days that are not chosen yet, in the order they were passed
 */
export function nightsBetween(
  from: CalendarDate,
  to: CalendarDate,
  dayOf: DayOf,
): readonly CalendarDate[] {
  const step = from <= to ? 1 : -1
  const nights: CalendarDate[] = []
  for (let offset = 0; offset <= Math.abs(daysBetween(from, to)); offset += 1) {
    const date = addDays(from, offset * step)
    const { look, isBlocked = false } = dayOf(date)
    if (isBlocked) break
    if (look !== 'selected') nights.push(date)
  }
  return nights
}

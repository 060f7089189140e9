import { addDays, type CalendarDate, daysBetween } from '#shared/dates/calendar-date'

/** Fifty-two weeks: the same day of the week, in the same season. */
const year = 364

/** The day to begin with: the pattern's own, or the same week of a year to come. */
export function firstStart(startDate: CalendarDate, today: CalendarDate): CalendarDate {
  const behind = daysBetween(startDate, today)
  return behind <= 0 ? startDate : addDays(startDate, Math.ceil(behind / year) * year)
}

import { type CalendarDate, type CalendarMonth, firstDayOf } from '#shared/dates/calendar-date'
import type { CalendarDay } from './calendar-day'

const inUtc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
const long = inUtc({ year: 'numeric', month: 'long', day: 'numeric' })
const monthAndYear = inUtc({ year: 'numeric', month: 'long' })

/** `June 15, 2027`. */
export const longDate = (date: CalendarDate): string => long.format(new Date(`${date}T00:00:00Z`))

/** `June 2027` (2 §9: MMMM Y). */
export const monthName = (month: CalendarMonth): string =>
  monthAndYear.format(new Date(`${firstDayOf(month)}T00:00:00Z`))

/** A day's name for those who hear it: the date, its words, the rooms left. */
export function dayName(date: CalendarDate, { words, count }: CalendarDay): string {
  return [longDate(date), words, count === undefined ? '' : `${count} left`].filter((part) => part !== '').join('. ')
}

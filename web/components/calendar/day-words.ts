import type { CalendarDate } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import type { CalendarDay } from './calendar-day'

/** A day's accessible name: the date, its status and the rooms left. */
export function dayName(date: CalendarDate, { words, count }: CalendarDay): string {
  return [longDate(date), words, count === undefined ? '' : `${count} left`]
    .filter((part) => part !== '')
    .join('. ')
}

import type { CalendarDate } from './calendar-date'

/**
 * Writes calendar dates in American English, as Intl does: `dateFormat({ month: 'long', day:
 * 'numeric' })` writes June 15. The formatter is made at the first date, because making one takes
 * longer than hundreds of uses. (date-fns' `format` would be 17 KB of each function that writes a
 * date.)
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: CalendarDate) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
    return format.format(Date.parse(date))
  }
}

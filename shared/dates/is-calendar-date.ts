import type { CalendarDate } from './calendar-date'

/** Whether something is a real calendar date, `yyyy-MM-dd`: for data read back from a browser's storage, without zod. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

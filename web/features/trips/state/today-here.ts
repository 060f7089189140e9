import type { CalendarDate } from '#shared/dates/calendar-date'

/** Today where the agent sits, as a calendar date. */
export function todayHere(now: Date = new Date()): CalendarDate {
  const part = (value: number, width: number) => String(value).padStart(width, '0')
  return `${part(now.getFullYear(), 4)}-${part(now.getMonth() + 1, 2)}-${part(now.getDate(), 2)}` as CalendarDate // made here
}

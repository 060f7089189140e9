import type { CalendarDate } from '#shared/dates/calendar-date'
import { dateInZone } from '#shared/dates/calendar-date'

/** Today where the agent sits, as a calendar date. */
export const todayHere = (now: Date = new Date()): CalendarDate =>
  dateInZone(now, Intl.DateTimeFormat().resolvedOptions().timeZone)

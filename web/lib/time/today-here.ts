import type { CalendarDate } from '#shared/dates/calendar-date'
import { dateInZone } from '#shared/dates/zoned-time'

/** Time zone of this browser, an IANA name. */
export const zoneHere = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Today in the user's time zone, as a calendar date. */
export const todayHere = (now: Date = new Date()): CalendarDate => dateInZone(now, zoneHere)

/** Today as the server counts the days that it books on. */
export const todayUtc = (now: Date = new Date()): CalendarDate => dateInZone(now, 'UTC')

import { type CalendarDate, dateInZone } from '#shared/dates/calendar-date'

const here = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Today where the agent sits, as a calendar date. */
export const todayHere = (now: Date = new Date()): CalendarDate => dateInZone(now, here)

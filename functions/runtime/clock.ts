import type { CalendarDate } from '#shared/dates/calendar-date'
import { dateInZone } from '#shared/dates/zoned-time'

/** The time, as an argument of everything that needs it. */
export interface Clock {
  now(): Date
  /** The calendar date now, in UTC unless a zone is named. */
  today(timeZone?: string): CalendarDate
}

export const clockAt = (read: () => Date): Clock => ({
  now: read,
  today: (timeZone = 'UTC') => dateInZone(read(), timeZone),
})

export const systemClock: Clock = clockAt(() => new Date())

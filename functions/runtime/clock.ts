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

/**
 * Today in the last time zone on earth. A date that has passed there has passed for every agent,
 * whose zone isn't known here.
 */
export const earliestToday = (clock: Clock): CalendarDate => clock.today('Etc/GMT+12')

/**
 * Today in the first time zone on earth. A date in the future there is in the future everywhere.
 */
export const latestToday = (clock: Clock): CalendarDate => clock.today('Pacific/Kiritimati')

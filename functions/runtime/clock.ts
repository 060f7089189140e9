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

/** Today where a day ends last: what is over there is over for every agent, whose own zone is not known here. */
export const earliestToday = (clock: Clock): CalendarDate => clock.today('Etc/GMT+12')

/** Today where a day begins first: what is still to come there is still to come for everybody. */
export const latestToday = (clock: Clock): CalendarDate => clock.today('Pacific/Kiritimati')

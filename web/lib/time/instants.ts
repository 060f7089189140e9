import type { CalendarDate } from '#shared/dates/calendar-date'
import { clockInZone, dateInZone, timeInZone, zonedInstant } from '#shared/dates/zoned-time'
import { longDate, shortDate } from '#shared/format/dates'
import { accountZone } from './today-here'

/** The day of an instant where the account is. */
export const dayOfInstant = (at: string | Date): CalendarDate =>
  dateInZone(new Date(at), accountZone())

/** `November 24, 2026`. */
export const instantDay = (at: string | Date): string => longDate(dayOfInstant(at))

/** `Nov 24, 2026, 17:04`. */
export const instantText = (at: string | Date): string =>
  `${dayAndYear(at)}, ${timeInZone(new Date(at), accountZone())}`

/** `Nov 24, 2026, 17:04:09`: where what happened within a minute is told apart. */
export const exactInstant = (at: string | Date): string =>
  `${dayAndYear(at)}, ${clockInZone(new Date(at), accountZone())}`

function dayAndYear(at: string | Date): string {
  const day = dayOfInstant(at)
  return `${shortDate(day)}, ${day.slice(0, 4)}`
}

/** The instant that a field of day and time means, such as `2026-11-24T17:04`. */
export function typedInstant(typed: string): Date {
  const [hour = 0, minute = 0] = typed.slice(11).split(':').map(Number)
  const full = zonedInstant(typed.slice(0, 10) as CalendarDate, hour, accountZone()) // as the browser's field gives it
  return new Date(full.getTime() + minute * 60_000)
}

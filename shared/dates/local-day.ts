import { formatISO } from 'date-fns'
import type { CalendarDate } from './date-types'

/**
 * A calendar date as date-fns takes it: the same day at noon of whatever zone this runs in, because
 * every zone has a noon on each day, and some have no midnight when clocks change. Only the files
 * of this folder use it.
 */
export const localDay = (date: CalendarDate): Date =>
  new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)), 12)

/** The calendar date of such a day. */
export const dateOfDay = (day: Date): CalendarDate =>
  formatISO(day, { representation: 'date' }) as CalendarDate

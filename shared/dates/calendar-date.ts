import * as z from 'zod'
import { zoneFormatter } from './zone-formatter'

/** A calendar date, `yyyy-MM-dd`: no time and no zone, so it never shifts. 31 February does not parse. */
export const calendarDateSchema = z.iso.date({ error: 'must be a date like 2027-06-15' }).brand<'CalendarDate'>()
export type CalendarDate = z.infer<typeof calendarDateSchema>

/** A calendar date on which somebody may travel: in years whose neighbours are written with four digits, too. */
export const travelDateSchema = z.iso
  .date({ error: 'must be a date like 2027-06-15', abort: true })
  .regex(/^(19|20|21)/, { error: 'must be from 1900 to 2199' })
  .brand<'CalendarDate'>()

/** A calendar month, `yyyy-MM`. */
export const calendarMonthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'must be a month like 2027-06' })
  .brand<'CalendarMonth'>()
export type CalendarMonth = z.infer<typeof calendarMonthSchema>

const msPerDay = 86_400_000
const trusted = (text: string): CalendarDate => text as CalendarDate // the one door from text we made ourselves

/**
 * Parses a calendar date.
 *
 * @throws ZodError when the text is not a real date
 */
export const calendarDate = (text: string): CalendarDate => calendarDateSchema.parse(text)

/** Days since 1970-01-01, an integer: the arithmetic of dates is done in these. */
export function dayNumber(date: CalendarDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / msPerDay
}

/** The date of a day number (the inverse of dayNumber). */
export function dateOfDayNumber(days: number): CalendarDate {
  const known = written.get(days)
  if (known !== undefined) return known
  const date = trusted(new Date(days * msPerDay).toISOString().slice(0, 10))
  if (days >= 0 && days < lastRemembered) written.set(days, date)
  return date
}

/** Texts of the dates from 1970 to 2106 that have been asked for: calendars and rates ask for the same few over and over. */
const written = new Map<number, CalendarDate>()
const lastRemembered = 50_000

/** The date `days` later (earlier when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(date) + days)
}

/** Days from `start` to `end`: the nights of a stay. Negative when end is before start. */
export function daysBetween(start: CalendarDate, end: CalendarDate): number {
  return dayNumber(end) - dayNumber(start)
}

/** Every night of a stay: the dates from start up to, but not including, end. */
export function nightsOf(start: CalendarDate, end: CalendarDate): CalendarDate[] {
  const first = dayNumber(start)
  return Array.from({ length: Math.max(0, dayNumber(end) - first) }, (_, night) => dateOfDayNumber(first + night))
}

/** The month that a date is in. */
export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7) as CalendarMonth
}

/** The month `months` later (earlier when negative). */
export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}` as CalendarMonth
}

/** The first day of a month. */
export function firstDayOf(month: CalendarMonth): CalendarDate {
  return trusted(`${month}-01`)
}

/** How many days a month has. */
export function daysInMonth(month: CalendarMonth): number {
  return daysBetween(firstDayOf(month), firstDayOf(addMonths(month, 1)))
}

/** Day of the week: 0 is Sunday, as the calendars of 2 §9 start. */
export function weekdayOf(date: CalendarDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7
}

const dateFormat = zoneFormatter('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** The calendar date that an instant has in a time zone (IANA name). The clock is the caller's. */
export function dateInZone(instant: Date, timeZone: string): CalendarDate {
  if (timeZone === 'UTC') return trusted(instant.toISOString().slice(0, 10)) // most calls
  return trusted(dateFormat(timeZone).format(instant))
}

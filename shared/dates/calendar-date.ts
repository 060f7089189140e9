import {
  addDays as addLocalDays,
  addMonths as addLocalMonths,
  differenceInCalendarDays,
  eachDayOfInterval,
  getDay,
  getDaysInMonth,
} from 'date-fns'
import * as z from 'zod/mini'
import { dateOfDay, localDay } from './local-day'

/** A calendar date, `yyyy-MM-dd`: no time and no zone, so it never shifts. 31 February does not parse. */
export const calendarDateSchema = z.iso.date({ error: 'must be a date like 2027-06-15' }).brand<'CalendarDate'>()
export type CalendarDate = z.infer<typeof calendarDateSchema>

/** A calendar date on which somebody may travel: in years whose neighbours are written with four digits, too. */
export const travelDateSchema = z.iso
  .date({ error: 'must be a date like 2027-06-15', abort: true })
  .check(z.regex(/^(19|20|21)/, { error: 'must be from 1900 to 2199' }))
  .brand<'CalendarDate'>()

/** A calendar month, `yyyy-MM`. */
export const calendarMonthSchema = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'must be a month like 2027-06' }))
  .brand<'CalendarMonth'>()
export type CalendarMonth = z.infer<typeof calendarMonthSchema>

/** Parses a calendar date. @throws ZodError when the text is not a real date */
export const calendarDate = (text: string): CalendarDate => calendarDateSchema.parse(text)

/** The date `days` later (earlier when negative). */
export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOfDay(addLocalDays(localDay(date), days))

/** Days from `start` to `end`: the nights of a stay. Negative when end is before start. */
export const daysBetween = (start: CalendarDate, end: CalendarDate): number =>
  differenceInCalendarDays(localDay(end), localDay(start))

/** Every night of a stay: the dates from start up to, but not including, end. */
export function nightsOf(start: CalendarDate, end: CalendarDate): CalendarDate[] {
  if (start >= end) return []
  return eachDayOfInterval({ start: localDay(start), end: localDay(addDays(end, -1)) }).map(dateOfDay)
}

/** The same day some months later (earlier when negative); the month's last day where it is shorter. */
export const sameDayIn = (date: CalendarDate, months: number): CalendarDate =>
  dateOfDay(addLocalMonths(localDay(date), months))

/** The month that a date is in. */
export const monthOf = (date: CalendarDate): CalendarMonth => date.slice(0, 7) as CalendarMonth

/** The month `months` later (earlier when negative). */
export const addMonths = (month: CalendarMonth, months: number): CalendarMonth =>
  monthOf(sameDayIn(firstDayOf(month), months))

/** The first day of a month. */
export const firstDayOf = (month: CalendarMonth): CalendarDate => `${month}-01` as CalendarDate

/** How many days a month has. */
export const daysInMonth = (month: CalendarMonth): number => getDaysInMonth(localDay(firstDayOf(month)))

/** Day of the week: 0 is Sunday, as the calendars of 2 §9 start. */
export const weekdayOf = (date: CalendarDate): number => getDay(localDay(date))

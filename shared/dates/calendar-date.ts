import {
  addDays as addLocalDays,
  addMonths as addLocalMonths,
  differenceInCalendarDays,
  eachDayOfInterval,
  getDay,
  getDaysInMonth,
} from 'date-fns'
import type { CalendarDate, CalendarMonth } from './date-types'
import { isCalendarDate } from './is-calendar-date'
import { dateOfDay, localDay } from './local-day'

export type { CalendarDate, CalendarMonth } from './date-types'

/** A text as a calendar date. @throws RangeError when it is not a real date */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`${text} must be a date like 2027-06-15`)
  return text
}

/** The date `days` later (earlier when negative). */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dateOfDay(addLocalDays(localDay(date), days))

/** Days from `start` to `end`: the nights of a stay. Negative when end is before start. */
export const daysBetween = (start: CalendarDate, end: CalendarDate): number =>
  differenceInCalendarDays(localDay(end), localDay(start))

/** Every night of a stay: the dates from start up to, but not including, end. */
export function nightsOf(start: CalendarDate, end: CalendarDate): CalendarDate[] {
  if (start >= end) return []
  return eachDayOfInterval({ start: localDay(start), end: localDay(addDays(end, -1)) }).map(
    dateOfDay,
  )
}

/**
 * The same day some months later (earlier when negative); the month's last day where it is shorter.
 */
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
export const daysInMonth = (month: CalendarMonth): number =>
  getDaysInMonth(localDay(firstDayOf(month)))

/** Day of the week: 0 is Sunday, as the calendars of 2 §9 start. */
export const weekdayOf = (date: CalendarDate): number => getDay(localDay(date))

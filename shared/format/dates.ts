import {
  type CalendarDate,
  type CalendarMonth,
  daysBetween,
  firstDayOf,
} from '../dates/calendar-date'
import { dateFormat } from '../dates/format-date'
import { countOf } from './words'

/** `Jun 15`: the short format of 2 §9. */
export const shortDate = dateFormat({ month: 'short', day: 'numeric' })

/** `June 15, 2027`: the long format of 2 §9. */
export const longDate = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })

/** `Jun 15` in the year of today, `Jun 15, 2025` in any other. */
export const recentDate = (date: CalendarDate, today: CalendarDate): string =>
  date.slice(0, 4) === today.slice(0, 4)
    ? shortDate(date)
    : `${shortDate(date)}, ${date.slice(0, 4)}`

/** `Tue, Jun 15`. */
export const weekdayDate = dateFormat({ weekday: 'short', month: 'short', day: 'numeric' })

/** `June 2027`: the month label of 2 §9. */
export const monthLabel = (month: CalendarMonth): string => monthAndYear(firstDayOf(month))
/** `Jun`: where the year stands beside it. */
export const shortMonth = (month: CalendarMonth): string => monthAlone(firstDayOf(month))
const monthAlone = dateFormat({ month: 'short' })
const monthAndYear = dateFormat({ month: 'long', year: 'numeric' })

/**
 * A range without its year: `Jun 15 – 18`, `Jun 28 – Jul 2`, `Jun 15` when both ends are one day.
 */
export function shortRange(start: CalendarDate, end: CalendarDate): string {
  if (start === end) return shortDate(start)
  const sameMonth = start.slice(0, 7) === end.slice(0, 7)
  return `${shortDate(start)} – ${sameMonth ? Number(end.slice(8)) : shortDate(end)}`
}

/** A range with its year, or with both: `Jun 12 – 24, 2027`, `Dec 28, 2027 – Jan 2, 2028`. */
export function rangeWithYear(start: CalendarDate, end: CalendarDate): string {
  const year = end.slice(0, 4)
  if (start.slice(0, 4) === year) return `${shortRange(start, end)}, ${year}`
  return `${shortDate(start)}, ${start.slice(0, 4)} – ${shortDate(end)}, ${year}`
}

/** `1 night`, `3 nights`. */
export function nightsLabel(nights: number): string {
  return countOf(nights, 'night')
}

/** A day from today: `today`, `tomorrow`, `yesterday`, `in 3 days`, `3 days ago`. */
export function relativeDay(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 0 ? `in ${countOf(days, 'day')}` : `${countOf(-days, 'day')} ago`
}

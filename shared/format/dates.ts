import { type CalendarDate, type CalendarMonth, daysBetween, weekdayOf } from '../dates/calendar-date'
import { counted } from './words'

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** The month's name, of a date or a month; a calendar date holds it as text, so that no time zone has a say. */
const monthNameOf = (date: CalendarDate | CalendarMonth): string => monthNames[Number(date.slice(5, 7)) - 1] ?? ''
const dayOf = (date: CalendarDate): number => Number(date.slice(8, 10))
const yearOf = (date: CalendarDate | CalendarMonth): number => Number(date.slice(0, 4))

/** `Jun 15`: the short format of 2 §9. */
export function shortDate(date: CalendarDate): string {
  return `${monthNameOf(date).slice(0, 3)} ${dayOf(date)}`
}

/** `June 15, 2027`: the long format of 2 §9. */
export function longDate(date: CalendarDate): string {
  return `${monthNameOf(date)} ${dayOf(date)}, ${date.slice(0, 4)}`
}

/** `Tue, Jun 15`. */
export function weekdayDate(date: CalendarDate): string {
  return `${weekdayNames[weekdayOf(date)]}, ${shortDate(date)}`
}

/** `June 2027`: the month label of 2 §9, for years as people count them. */
export function monthLabel(month: CalendarMonth): string {
  return `${monthNameOf(month)} ${yearOf(month)}`
}

/** A range without its year: `Jun 15 – 18`, `Jun 28 – Jul 2`, `Jun 15` when both ends are one day. */
export function shortRange(start: CalendarDate, end: CalendarDate): string {
  if (start === end) return shortDate(start)
  const sameMonth = start.slice(0, 7) === end.slice(0, 7)
  return `${shortDate(start)} – ${sameMonth ? dayOf(end) : shortDate(end)}`
}

/** A range with its year, or with both: `Jun 12 – 24, 2027`, `Dec 28, 2027 – Jan 2, 2028`. */
export function rangeWithYear(start: CalendarDate, end: CalendarDate): string {
  const year = end.slice(0, 4)
  if (start.slice(0, 4) === year) return `${shortRange(start, end)}, ${year}`
  return `${shortDate(start)}, ${start.slice(0, 4)} – ${shortDate(end)}, ${year}`
}

/** `1 night`, `3 nights`. */
export function nightsLabel(nights: number): string {
  return counted(nights, 'night')
}

/** A day from today: `today`, `tomorrow`, `yesterday`, `in 3 days`, `3 days ago`. */
export function relativeDay(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 0 ? `in ${counted(days, 'day')}` : `${counted(-days, 'day')} ago`
}

const minute = 60_000
const steps = [
  { from: 7 * 24 * 60 * minute, unit: 7 * 24 * 60 * minute, word: 'week' },
  { from: 24 * 60 * minute, unit: 24 * 60 * minute, word: 'day' },
  { from: 60 * minute, unit: 60 * minute, word: 'hour' },
  { from: minute, unit: minute, word: 'minute' },
] as const

/** An instant from now: `just now`, `5 minutes ago`, `in 3 hours`, `2 weeks ago`; whole units, cut. */
export function relativeTime(instant: Date, now: Date): string {
  const away = instant.getTime() - now.getTime()
  const step = steps.find(({ from }) => Math.abs(away) >= from)
  if (step === undefined) return 'just now'
  const amount = counted(Math.floor(Math.abs(away) / step.unit), step.word)
  return away > 0 ? `in ${amount}` : `${amount} ago`
}

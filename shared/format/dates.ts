import { UTCDateMini } from '@date-fns/utc/date/mini'
import { format } from 'date-fns/format'
import { type CalendarDate, type CalendarMonth, daysBetween, firstDayOf } from '../dates/calendar-date'

/** Formats a calendar date by a date-fns pattern, in UTC: the reader's time zone never shifts it. */
function formatted(date: CalendarDate, pattern: string): string {
  return format(new UTCDateMini(`${date}T00:00:00Z`), pattern)
}

/** `Jun 15`: the short format of 2 §9. */
export function shortDate(date: CalendarDate): string {
  return formatted(date, 'MMM d')
}

/** `June 15, 2027`: the long format of 2 §9. */
export function longDate(date: CalendarDate): string {
  return formatted(date, 'MMMM d, yyyy')
}

/** `Tue, Jun 15`. */
export function weekdayDate(date: CalendarDate): string {
  return formatted(date, 'EEE, MMM d')
}

/** `June 2027`: the month label of 2 §9, for years as people count them. */
export function monthLabel(month: CalendarMonth): string {
  return formatted(firstDayOf(month), 'MMMM y')
}

/** A range without its year: `Jun 15 – 18`, `Jun 28 – Jul 2`, `Jun 15` when both ends are one day. */
export function shortRange(start: CalendarDate, end: CalendarDate): string {
  if (start === end) return shortDate(start)
  const sameMonth = start.slice(0, 7) === end.slice(0, 7)
  return `${shortDate(start)} – ${sameMonth ? formatted(end, 'd') : shortDate(end)}`
}

/** A range with its year, or with both: `Jun 12 – 24, 2027`, `Dec 28, 2027 – Jan 2, 2028`. */
export function rangeWithYear(start: CalendarDate, end: CalendarDate): string {
  const year = end.slice(0, 4)
  if (start.slice(0, 4) === year) return `${shortRange(start, end)}, ${year}`
  return `${formatted(start, 'MMM d, yyyy')} – ${formatted(end, 'MMM d, yyyy')}`
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

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

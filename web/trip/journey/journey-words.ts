import { type CalendarDate, weekdayOf } from '#shared/dates/calendar-date'
import { longDate, shortDate, shortRange } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import type { GapItem } from './journey'

/** The first or last day of the journey. */
export interface DayMark {
  readonly date: CalendarDate
  readonly day: string
  readonly weekday: string
  readonly isWeekend: boolean
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

export function dayMark(date: CalendarDate): DayMark {
  const weekday = weekdayOf(date)
  return {
    date,
    day: String(Number(date.slice(8))),
    weekday: weekdays[weekday] ?? '',
    isWeekend: weekday === 0 || weekday === 6,
  }
}

/** The longest stay that shows every night. */
const maxRows = 8

/** The nights of a stay as rows; a long stay's middle is one row with a count. */
export function nightRows(nights: readonly CalendarDate[]): readonly (DayMark | number)[] {
  if (nights.length <= maxRows) return nights.map(dayMark)
  const [head, tail] = [nights.slice(0, 3), nights.slice(-2)]
  return [...head.map(dayMark), nights.length - 5, ...tail.map(dayMark)]
}

/** `The night of June 21 has no stay`, `3 nights from June 21 have no stay`. */
export function gapTitle({ startDate, nights }: Pick<GapItem, 'startDate' | 'nights'>): string {
  const first = dayWords(startDate)
  return nights.length === 1
    ? `No stay on the night of ${first}`
    : `No stay for ${countOf(nights.length, 'night')} from ${first}`
}

/** `June 21`. */
export const dayWords = (date: CalendarDate): string => longDate(date).replace(/, \d+$/, '')

/** `Jun 15` for a day, `Jun 15 – 18` for more. */
export function datesOfSegment({
  startDate,
  endDate,
}: {
  startDate: CalendarDate
  endDate: CalendarDate
}): string {
  return startDate === endDate ? shortDate(startDate) : shortRange(startDate, endDate)
}

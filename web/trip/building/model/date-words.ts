import {
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  daysBetween,
  firstDayOf,
} from '#shared/dates/calendar-date'
import { dateFormat } from '#shared/dates/format-date'
import { rangeWithYear, shortRange } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import type { BuilderSegment } from './builder-segment'

interface Period {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

/** `Jun 15 – 18` from arrival to departure, with the year if asked. */
export function rangeWords({ startDate, endDate }: Period, { year = false } = {}): string {
  return year ? rangeWithYear(startDate, endDate) : shortRange(startDate, endDate)
}

export const nightsCount = ({ startDate, endDate }: Period): number =>
  daysBetween(startDate, endDate)

type Dated = Pick<BuilderSegment, 'startDate' | 'endDate'>

/** `4 stays · 12 nights · Jun 12 – 24, 2027`. */
export function tripWords(segments: readonly Dated[]): string {
  const [first] = segments
  const last = segments.at(-1)
  if (first === undefined || last === undefined) return ''
  const nights = segments.reduce((sum, segment) => sum + nightsCount(segment), 0)
  const range = rangeWords({ startDate: first.startDate, endDate: last.endDate }, { year: true })
  return [countOf(segments.length, 'stay'), countOf(nights, 'night'), range].join(' · ')
}

/** How far ahead a travel date may be, in years (2 §9). */
const yearsAhead = 10

/** The years of the date picker: this year and the next ten. */
export function pickableYears(today: CalendarDate): number[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: yearsAhead + 1 }, (_, ahead) => year + ahead)
}

const monthName = dateFormat({ month: 'long' })
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  monthName(firstDayOf(addMonths('2026-01' as CalendarMonth, index))),
)

/** The month with this year and zero-based index, as an offset from the given one. */
export function monthOfParts(
  from: CalendarMonth,
  { year, index }: { year: number; index: number },
): CalendarMonth {
  return addMonths(from, (year - yearOf(from)) * 12 + index - indexOf(from))
}

export const yearOf = (month: CalendarMonth): number => Number(month.slice(0, 4))
/** January is 0. */
export const indexOf = (month: CalendarMonth): number => Number(month.slice(5)) - 1

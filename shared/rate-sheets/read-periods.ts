import { addDays, type CalendarDate, daysInMonth } from '../dates/calendar-date'
import { isCalendarDate } from '../dates/is-calendar-date'
import { type Cell, textOf } from './cells'

/** Nights from the first to the last. */
export interface Period {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** How dates without a year, or in numbers, are to be taken. */
export interface DateForms {
  /** Dates without a year are the first ones from here on. */
  readonly start: CalendarDate
  /** 01/02 is January 2. */
  readonly isMonthFirst: boolean
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthWord = new RegExp(`^(${months.join('|')})[a-z]*$`)
const monthOf = (word: string): number => months.indexOf(word.slice(0, 3).toLowerCase()) + 1

/** Dates in numbers, by both orders: whether a sheet's can be told apart. */
export const numericDate = /\b(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?\b/

interface Day {
  readonly day?: number
  readonly month?: number
  readonly year?: number
}

/**
 * The periods of a heading, and the words before them: `HIGH 15 Jun – 31 Oct & 20 Dec – 9 Jan`.
 * Empty where it has none.
 */
export function periodsOf(
  cell: Cell | undefined,
  forms: DateForms,
): { name: string; periods: readonly Period[] } {
  const text = inWords(textOf(cell), forms)
  const words = text.split(/\s+/)
  const begin = words.findIndex(isDateWord)
  if (begin < 0) return { name: textOf(cell), periods: [] }
  const pieces = words
    .slice(begin)
    .join(' ')
    .replaceAll(/[()]/g, ' ')
    .split(/\s*(?:[&,;+]|\band\b)\s*/i)
    .filter((piece) => piece.trim() !== '')
  const periods = pieces.map((piece) => periodOf(piece, forms))
  if (periods.length === 0 || periods.includes(undefined))
    return { name: textOf(cell), periods: [] }
  const given = textOf(cell).split(/\s+/)
  return {
    name: given
      .slice(0, given.findIndex(isDateWord))
      .join(' ')
      .replace(/[:,(-]+$/, '')
      .trim(),
    periods: periods.flatMap((one) => one ?? []),
  }
}

const isDateWord = (word: string): boolean =>
  /^\(?\d/.test(word) || monthWord.test(word.replace(/^\(/, '').replace(/\W.*$/, '').toLowerCase())

/** A single date of a cell. */
export function dayOf(cell: Cell | undefined, forms: DateForms): CalendarDate | undefined {
  const day = dayIn(inWords(textOf(cell), forms))
  return day?.day === undefined ? undefined : dated(day, forms.start)
}

/** Dates in numbers as `10 jan 2027`, and one kind of dash. */
function inWords(text: string, { isMonthFirst }: DateForms): string {
  const named = (day: string, month: string, year?: string) =>
    `${Number(day)} ${months[Number(month) - 1] ?? '?'}${year === undefined ? '' : ` ${year.length === 2 ? `20${year}` : year}`}`
  return text
    .toLowerCase()
    .replaceAll('\n', ' ')
    .replaceAll(/\b(\d{4})-(\d{2})-(\d{2})\b/g, (_all, year, month, day) => named(day, month, year))
    .replaceAll(new RegExp(numericDate, 'g'), (_all, one, two, year) =>
      isMonthFirst ? named(two, one, year) : named(one, two, year),
    )
    .replaceAll(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replaceAll(/(\d),? +(20\d\d)\b/g, '$1 $2')
    .replaceAll(/ *(?:[–—]|\bto\b|\buntil\b|\btill\b|\bthrough\b) */g, ' - ')
    .replaceAll(/ *- */g, ' - ')
}

function dayIn(text: string): Day | undefined {
  const parts = /^(\d{1,2})?\s*([a-z]+)?\.?\s*(\d{1,2})?\s*'?(\d{4}|\d{2})?$/.exec(text.trim())
  if (parts === null) return undefined
  const [, first, word, second, late] = parts
  if (word !== undefined && !monthWord.test(word)) return undefined
  const day = first ?? (word === undefined ? undefined : second)
  const year = late ?? (first === undefined ? undefined : second)
  return {
    ...(day === undefined ? {} : { day: Number(day) }),
    ...(word === undefined ? {} : { month: monthOf(word) }),
    ...(year === undefined ? {} : { year: year.length === 2 ? 2000 + Number(year) : Number(year) }),
  }
}

/** `1 – 30 Nov`, `10 Jan – 31 Mar 2027`, `Jan – Mar`. */
function periodOf(piece: string, { start }: DateForms): Period | undefined {
  const [left, right, ...more] = piece.split(' - ')
  if (left === undefined || more.length > 0) return undefined
  const [from, to] = [dayIn(left), dayIn(right ?? left)]
  if (
    from === undefined ||
    to?.month === undefined ||
    (right === undefined && from.day !== undefined)
  )
    return undefined
  const month = from.month ?? to.month
  const endsEarlier = (to.month ?? 0) * 100 + (to.day ?? 31) < month * 100 + (from.day ?? 1)
  const year = from.year ?? (to.year === undefined ? undefined : to.year - (endsEarlier ? 1 : 0))
  const first = dated({ day: 1, ...from, month, ...(year === undefined ? {} : { year }) }, start)
  const last = first && dated({ day: lastOfMonth, ...to }, first)
  return first === undefined || last === undefined || last < first
    ? undefined
    : { from: first, to: last }
}

const lastOfMonth = -1

/** A day of its year, or the first such day from another on. */
function dated({ day = 1, month = 0, year }: Day, start: CalendarDate): CalendarDate | undefined {
  const inYear = (given: number): CalendarDate | undefined => {
    const begin = `${given}-${String(month).padStart(2, '0')}`
    const last = isCalendarDate(`${begin}-01`)
      ? daysInMonth(`${begin}` as Parameters<typeof daysInMonth>[0])
      : 0
    const text = `${begin}-${String(day === lastOfMonth ? last : day).padStart(2, '0')}`
    return isCalendarDate(text) ? text : undefined
  }
  if (year !== undefined) return inYear(year)
  const own = inYear(Number(start.slice(0, 4)))
  return own !== undefined && own < start ? inYear(Number(start.slice(0, 4)) + 1) : own
}

/** The nights between periods, and those that several have, in order. */
export function gapsBetween(periods: readonly Period[]): Period[] {
  const sorted = periods.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const gaps: Period[] = []
  let end = sorted[0]?.to
  for (const { from, to } of sorted.slice(1)) {
    if (end !== undefined && addDays(end, 1) < from)
      gaps.push({ from: addDays(end, 1), to: addDays(from, -1) })
    if (end === undefined || to > end) end = to
  }
  return gaps
}

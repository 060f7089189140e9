import { yearDays } from '#shared/api/availability'
import { isAvailable } from '#shared/calendar/availability'
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  daysInMonth,
  firstDayOf,
  monthOf,
} from '#shared/dates/calendar-date'
import { countOf } from '#shared/format/words'

type Night = number | null

/** How a night is drawn, by the rooms that are free. */
export const nightLooks = [
  'many',
  'some',
  'few',
  'may',
  'request',
  'none',
  'closed',
  'unknown',
] as const
export type NightLook = (typeof nightLooks)[number]

export const lookWords: Readonly<Record<NightLook, string>> = {
  many: '6 rooms or more',
  some: '3 to 5 rooms',
  few: '1 or 2 rooms',
  may: 'May be available',
  request: 'On request',
  none: 'No rooms',
  closed: 'Closed',
  unknown: 'Not known',
}

export function lookOf(night: Night): NightLook {
  if (night === null) return 'unknown'
  if (night > 0) return night >= 6 ? 'many' : night >= 3 ? 'some' : 'few'
  return night === 0 ? 'none' : night === -1 ? 'may' : night === -2 ? 'request' : 'closed'
}

/** `4 rooms`, or what else is known. */
export const nightWords = (night: Night): string =>
  night !== null && night > 0 ? countOf(night, 'room') : lookWords[lookOf(night)]

export interface Run<T> {
  readonly value: T
  readonly from: number
  readonly length: number
}

/** Neighbours that are the same, as one. */
export function runsOf<T>(values: readonly T[]): Run<T>[] {
  const runs: Run<T>[] = []
  for (const [from, value] of values.entries()) {
    const last = runs.at(-1)
    if (last !== undefined && last.value === value)
      runs[runs.length - 1] = { ...last, length: last.length + 1 }
    else runs.push({ value, from, length: 1 })
  }
  return runs
}

/** Of each night the camps that have rooms, or may have. */
export const openCamps = (camps: readonly { readonly nights: readonly Night[] }[]): number[] =>
  Array.from(
    { length: yearDays },
    (_, at) => camps.filter(({ nights }) => isAvailable(nights[at] ?? undefined)).length,
  )

/** The months of a year from a first of a month on, each with its days in it. */
export function monthsFrom(start: CalendarDate) {
  return Array.from({ length: 12 }, (_, at) => {
    const month = addMonths(monthOf(start), at)
    const from = daysBetween(start, firstDayOf(month))
    return { month, from, days: Math.min(daysInMonth(month), yearDays - from) }
  })
}

export const nightAt = (start: CalendarDate, at: number): CalendarDate => addDays(start, at)

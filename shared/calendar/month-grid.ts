import {
  addDays,
  type CalendarDate,
  type CalendarMonth,
  daysInMonth,
  firstDayOf,
  monthOf,
  weekdayOf,
} from '../dates/calendar-date'

/** Column heads of a calendar: weeks start on Sunday (2 §2.1). */
export const weekdayHeads = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const

/** Week rows: six in the first builder, at least five in the second (2 §9). */
export const minWeeks = { firstBuilder: 6, secondBuilder: 5 } as const

export interface GridDay {
  readonly date: CalendarDate
  readonly inMonth: boolean
}

/**
 * Whole weeks from the Sunday of the month's first week to the Saturday of its last, and more until
 * there are `atLeast`.
 */
export function monthGrid(month: CalendarMonth, atLeast: number): GridDay[][] {
  const first = firstDayOf(month)
  const before = weekdayOf(first)
  const weeks = Math.max(atLeast, Math.ceil((before + daysInMonth(month)) / 7))
  return Array.from({ length: weeks }, (_, week) =>
    weekdayHeads.map((_head, day) => {
      const date = addDays(first, week * 7 + day - before)
      return { date, inMonth: monthOf(date) === month }
    }),
  )
}

import {
  addDays,
  type CalendarDate,
  type CalendarMonth,
  daysInMonth,
  firstDayOf,
  weekdayOf,
} from '#shared/dates/calendar-date'

/**
 * The weeks of a month from Sunday, undefined for days of other months; at least five weeks unless
 * asked for more (2 §9).
 */
export function weeksOf(month: CalendarMonth, atLeast = 5): (CalendarDate | undefined)[][] {
  const first = firstDayOf(month)
  const lead = weekdayOf(first)
  const days = daysInMonth(month)
  const weeks = Math.max(atLeast, Math.ceil((lead + days) / 7))
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - lead
      return day >= 0 && day < days ? addDays(first, day) : undefined
    }),
  )
}

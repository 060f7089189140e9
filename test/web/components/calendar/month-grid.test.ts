import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate, daysInMonth, monthOf, weekdayOf } from '#shared/dates/calendar-date'
import { weeksOf } from '../../../../web/components/calendar/month-grid'

const months = fc
  .integer({ min: 0, max: 40_000 })
  .map((day) => monthOf(addDays(calendarDate('1970-01-01'), day)))

describe('weeksOf', () => {
  test('has every day of the month once, under its weekday', () => {
    fc.assert(
      fc.property(months, (month) => {
        const weeks = weeksOf(month)
        const days = weeks.flat().filter((day) => day !== undefined)
        expect(days).toHaveLength(daysInMonth(month))
        expect(new Set(days).size).toBe(days.length)
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          week.forEach((day, weekday) => {
            if (day !== undefined) expect(weekdayOf(day)).toBe(weekday)
          })
        }
      }),
    )
  })

  test('shows at least five weeks, and six where they are needed', () => {
    expect(weeksOf(monthOf(calendarDate('2026-02-01')))).toHaveLength(5) // begins on a Sunday, has 28 days
    expect(weeksOf(monthOf(calendarDate('2026-08-01')))).toHaveLength(6)
  })
})

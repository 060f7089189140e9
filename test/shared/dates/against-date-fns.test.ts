import { addDays as addDaysLocal, differenceInCalendarDays, format, getDay, getDaysInMonth } from 'date-fns'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  calendarDate,
  daysBetween,
  daysInMonth,
  monthOf,
  nightsOf,
  weekdayOf,
} from '#shared/dates/calendar-date'
import { longDate, shortDate } from '#shared/format/dates'

/** The same date for both: text for ours, local midnight for date-fns. */
const day = fc
  .record({
    year: fc.integer({ min: 1971, max: 2199 }),
    month: fc.integer({ min: 0, max: 11 }),
    date: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, date }) => {
    const local = new Date(year, month, date)
    return { local, ours: calendarDate(format(local, 'yyyy-MM-dd')) }
  })

describe('calendar dates say what date-fns says, in whatever zone this runs', () => {
  test('days later and earlier', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4_000, max: 4_000 }), ({ local, ours }, days) => {
        expect(addDays(ours, days)).toBe(format(addDaysLocal(local, days), 'yyyy-MM-dd'))
      }),
    )
  })

  test('days between, and the nights of a stay', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), ({ local, ours }, nights) => {
        const end = addDays(ours, nights)
        expect(daysBetween(ours, end)).toBe(differenceInCalendarDays(addDaysLocal(local, nights), local))
        expect(nightsOf(ours, end)).toHaveLength(nights)
      }),
    )
  })

  test('weekdays, lengths of months, and the words on screen', () => {
    fc.assert(
      fc.property(day, ({ local, ours }) => {
        expect(weekdayOf(ours)).toBe(getDay(local))
        expect(daysInMonth(monthOf(ours))).toBe(getDaysInMonth(local))
        expect(longDate(ours)).toBe(format(local, 'MMMM d, yyyy'))
        expect(shortDate(ours)).toBe(format(local, 'MMM d'))
      }),
    )
  })
})

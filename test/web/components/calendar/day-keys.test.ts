import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate, daysBetween, weekdayOf } from '#shared/dates/calendar-date'
import { dayAfterKey } from '../../../../web/components/calendar/day-keys'

const anyDate = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => addDays(calendarDate('1970-01-01'), days))
const june15 = calendarDate('2027-06-15') // a Tuesday

describe('dayAfterKey', () => {
  test.each([
    ['ArrowLeft', '2027-06-14'],
    ['ArrowRight', '2027-06-16'],
    ['ArrowUp', '2027-06-08'],
    ['ArrowDown', '2027-06-22'],
    ['Home', '2027-06-13'],
    ['End', '2027-06-19'],
    ['PageUp', '2027-05-15'],
    ['PageDown', '2027-07-15'],
  ])('%s moves to %s', (key, date) => {
    expect(dayAfterKey(june15, key)).toBe(date)
  })

  test.each(['Enter', ' ', 'Tab', 'a', 'Escape'])('%s moves nothing', (key) => {
    expect(dayAfterKey(june15, key)).toBeUndefined()
  })

  test('Home and End stay in the week, which begins on Sunday', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const [home, end] = [dayAfterKey(date, 'Home') ?? date, dayAfterKey(date, 'End') ?? date]
        expect([weekdayOf(home), weekdayOf(end), daysBetween(home, end)]).toEqual([0, 6, 6])
        expect(home <= date && date <= end).toBe(true)
      }),
    )
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import {
  lookOf,
  monthsFrom,
  nightWords,
  openCamps,
  runsOf,
} from '../../../../web/features/region-year/model/year'

test('runs are the nights again, and no two neighbours are the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 3 })), (nights) => {
      const runs = runsOf(nights)
      expect(runs.flatMap(({ value, length }) => Array.from({ length }, () => value))).toEqual(
        nights,
      )
      expect(runs.every(({ value }, at) => value !== runs[at + 1]?.value)).toBe(true)
    }),
  )
})

test.each([
  [9, 'many', '9 rooms'],
  [6, 'many', '6 rooms'],
  [3, 'some', '3 rooms'],
  [1, 'few', '1 room'],
  [0, 'none', 'No rooms'],
  [-1, 'may', 'May be available'],
  [-2, 'request', 'On request'],
  [-3, 'closed', 'Closed'],
  [null, 'unknown', 'Not known'],
] as const)('a night with %s is drawn as %s and read as %s', (night, look, words) => {
  expect([lookOf(night), nightWords(night)]).toEqual([look, words])
})

test('a camp is open on nights that it has rooms, or may have', () => {
  const nights = [2, -1, -2, 0, -3, null]
  expect(openCamps([{ nights }, { nights: [1] }]).slice(0, 6)).toEqual([2, 1, 1, 0, 0, 0])
})

test('the months of a year are all of its nights, in a leap year all but the last', () => {
  for (const start of ['2027-03-01', '2027-01-01', '2028-02-01']) {
    const months = monthsFrom(calendarDate(start))
    expect(months).toHaveLength(12)
    expect(months.reduce((sum, { days }) => sum + days, 0)).toBe(365)
  }
})

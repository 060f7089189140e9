import { expect, test } from 'vitest'
import { monthOf } from '#shared/dates/calendar-date'
import { todayHere } from '../../../../../web/lib/time/today-here'
import {
  monthNames,
  monthOfParts,
  pickableYears,
  rangeWords,
  tripWords,
} from '../../../../../web/trip/building/model/date-words'
import { day } from '../support'

test('years go from this one through the ten after it', () => {
  const years = pickableYears(day('2026-11-20'))
  expect([years.length, years[0], years.at(-1)]).toEqual([11, 2026, 2036])
})

test('months are named and found by their index', () => {
  expect([monthNames[0], monthNames[11]]).toEqual(['January', 'December'])
  const november = monthOf(day('2026-11-20'))
  expect(monthOfParts(november, { year: 2027, index: 5 })).toBe('2027-06')
  expect(monthOfParts(november, { year: 2026, index: 0 })).toBe('2026-01')
})

test('a stay says its range, a trip its stays, nights and year', () => {
  const stay = { startDate: day('2027-06-12'), endDate: day('2027-06-15') }
  expect(rangeWords(stay)).toBe('Jun 12 – 15')
  expect(tripWords([stay, { startDate: day('2027-06-15'), endDate: day('2027-06-24') }])).toBe(
    '2 stays · 12 nights · Jun 12 – 24, 2027',
  )
  expect(tripWords([])).toBe('')
})

test('today is the date where the agent sits', () => {
  expect(todayHere(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05')
})

import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import {
  dayAfterYearKey,
  monthsOf,
} from '../../../../../web/features/date-slide/components/YearCalendar'
import {
  dayName,
  dayTip,
  differenceWords,
} from '../../../../../web/features/date-slide/model/start-words'

const date = calendarDate
const current = { startDate: date('2027-06-12'), sell: 100_000 }
const facts = (sell: number, state: 'free' | 'possible' = 'free') => ({
  start: { startDate: date('2027-06-20'), state, sell },
  currency: 'USD',
  current,
})

describe('words of a start', () => {
  test('tell the total, the difference and how sure it is', () => {
    expect(dayTip(date('2027-06-20'), facts(87_650))).toBe(
      '$876.50, $123.50 less than now. All rooms available',
    )
    expect(dayTip(date('2027-06-20'), facts(100_001, 'possible'))).toBe(
      '$1,000.01, $0.01 more than now. Some rooms on request',
    )
  })

  test('tell that a day cannot be had, and where the trip starts now', () => {
    const none = { start: undefined, currency: 'USD', current }
    expect(dayTip(date('2027-06-20'), none)).toBe('Not available from this date')
    expect(dayName(current.startDate, none)).toBe(
      'June 12, 2027. Current start date. Not available from this date',
    )
    expect(dayTip(current.startDate, facts(99_000))).toBe(
      'Current start date. $990.00. All rooms available',
    )
  })

  test('compare with nothing while the trip has no price', () => {
    expect(differenceWords(5, undefined, 'USD')).toBeUndefined()
    expect(differenceWords(5, 5, 'USD')).toBe('same price as now')
  })
})

describe('a year of starts', () => {
  const year = { from: date('2026-11-20'), until: date('2027-11-20') }

  test('reaches into thirteen months, or twelve from the first of one', () => {
    expect(monthsOf(year)).toHaveLength(13)
    expect([monthsOf(year)[0], monthsOf(year).at(-1)]).toEqual(['2026-11', '2027-11'])
    expect(monthsOf({ from: date('2027-01-01'), until: date('2028-01-01') })).toHaveLength(12)
  })

  test.each([
    ['2027-01-31', 'ArrowRight', '2027-02-01'],
    ['2027-01-31', 'ArrowDown', '2027-02-07'],
    ['2027-01-31', 'PageDown', '2027-02-28'],
    ['2027-02-03', 'Home', '2027-01-31'],
    ['2027-02-03', 'End', '2027-02-06'],
    ['2026-11-22', 'ArrowUp', '2026-11-20'],
    ['2026-12-01', 'PageUp', '2026-11-20'],
    ['2027-11-18', 'PageDown', '2027-11-19'],
  ])('from %s the key %s leads to %s, never out of the year', (from, key, to) => {
    expect(dayAfterYearKey(date(from), key, year)).toBe(to)
  })

  test('leaves other keys alone', () => {
    expect(dayAfterYearKey(year.from, 'a', year)).toBeUndefined()
  })
})

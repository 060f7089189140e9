import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import {
  longDate,
  monthLabel,
  nightsLabel,
  rangeWithYear,
  recentDate,
  relativeDay,
  shortDate,
  shortRange,
  weekdayDate,
} from '#shared/format/dates'

const date = calendarDate

test('dates read as 2 §9 has them', () => {
  expect(shortDate(date('2027-06-05'))).toBe('Jun 5')
  expect(longDate(date('2027-06-05'))).toBe('June 5, 2027')
  expect(weekdayDate(date('2027-06-15'))).toBe('Tue, Jun 15')
  expect(monthLabel(calendarMonthSchema.parse('2027-06'))).toBe('June 2027')
})

test.each([
  ['2027-06-15', '2027-06-18', 'Jun 15 – 18', 'Jun 15 – 18, 2027'],
  ['2027-06-28', '2027-07-02', 'Jun 28 – Jul 2', 'Jun 28 – Jul 2, 2027'],
  ['2027-12-28', '2028-01-02', 'Dec 28 – Jan 2', 'Dec 28, 2027 – Jan 2, 2028'],
  ['2027-06-15', '2027-06-15', 'Jun 15', 'Jun 15, 2027'],
  ['2027-06-15', '2028-06-15', 'Jun 15 – Jun 15', 'Jun 15, 2027 – Jun 15, 2028'],
])('from %s to %s is %s, and with its year %s', (start, end, short, long) => {
  expect(shortRange(date(start), date(end))).toBe(short)
  expect(rangeWithYear(date(start), date(end))).toBe(long)
})

test('no time zone shifts a date: the day read is the day written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 40_000 }), (days) => {
      const written = addDays(date('1999-12-31'), days)
      expect(shortDate(written).split(' ')[1]).toBe(String(Number(written.slice(8))))
      expect(longDate(written).endsWith(`, ${written.slice(0, 4)}`)).toBe(true)
    }),
  )
})

test.each(['2027-03-14', '2027-03-28', '2027-04-04', '2027-09-26', '2027-11-07'])(
  '%s, when clocks change, is itself',
  (text) => {
    expect(shortDate(date(text)).split(' ')[1]).toBe(String(Number(text.slice(8))))
  },
)

test('a recent date has its year only when that is not this one', () => {
  const today = date('2027-01-10')
  expect(recentDate(date('2027-09-28'), today)).toBe('Sep 28')
  expect(recentDate(date('2026-09-28'), today)).toBe('Sep 28, 2026')
})

test.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [-1, 'yesterday'],
  [12, 'in 12 days'],
  [-31, '31 days ago'],
])('%i days from today is %s', (days, words) => {
  const today = date('2026-11-20')
  expect(relativeDay(addDays(today, days), today)).toBe(words)
})

test('nights are counted', () => {
  expect([0, 1, 3].map(nightsLabel)).toEqual(['0 nights', '1 night', '3 nights'])
})

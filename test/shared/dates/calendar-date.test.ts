import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  daysBetween,
  daysInMonth,
  firstDayOf,
  monthOf,
  nightsOf,
  sameDayIn,
  weekdayOf,
} from '#shared/dates/calendar-date'
import { calendarMonthSchema, travelDateSchema } from '#shared/dates/date-schemas'
import { dateFormat } from '#shared/dates/format-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'

/** Plain arithmetic in UTC, where every day has 24 hours. */
const msPerDay = 86_400_000
const dateOf = (days: number): string => new Date(days * msPerDay).toISOString().slice(0, 10)
const dayNumber = fc.integer({
  min: Date.UTC(1900, 0, 1) / msPerDay,
  max: Date.UTC(2199, 11, 31) / msPerDay,
})

const american = dateFormat({ year: 'numeric', month: '2-digit', day: '2-digit' })
const isoOf = (date: CalendarDate): string =>
  american(date).replace(/^(\d+)\/(\d+)\/(\d+)$/, '$3-$1-$2')

afterEach(() => vi.unstubAllEnvs())

/**
 * Zones whose clocks change at midnight, by half an hour, far from UTC, and back over the date
 * line.
 */
describe.each([
  'UTC',
  'Africa/Cairo',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'America/St_Johns',
])('a machine that runs in %s', (zone) => {
  test('counts days as UTC does', () => {
    vi.stubEnv('TZ', zone)
    fc.assert(
      fc.property(dayNumber, fc.integer({ min: -4_000, max: 4_000 }), (day, days) => {
        const date = calendarDate(dateOf(day))
        const moved = addDays(date, days)
        expect(moved).toBe(dateOf(day + days))
        expect(daysBetween(date, moved)).toBe(days)
        expect(weekdayOf(date)).toBe(new Date(day * msPerDay).getUTCDay())
        expect(isoOf(date)).toBe(date)
      }),
    )
  })

  test('lists every night once, in order', () => {
    vi.stubEnv('TZ', zone)
    fc.assert(
      fc.property(dayNumber, fc.integer({ min: -3, max: 400 }), (day, count) => {
        const nights = nightsOf(calendarDate(dateOf(day)), calendarDate(dateOf(day + count)))
        expect(nights).toEqual(
          Array.from({ length: Math.max(0, count) }, (_, night) => dateOf(day + night)),
        )
      }),
    )
  })

  test('moves by whole months, to the last day of a shorter one', () => {
    vi.stubEnv('TZ', zone)
    fc.assert(
      fc.property(dayNumber, fc.integer({ min: -60, max: 60 }), (day, months) => {
        const date = calendarDate(dateOf(day))
        const month = addMonths(monthOf(date), months)
        const [year, index] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months]
        expect(month).toBe(new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7))
        const length = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
        expect(daysInMonth(month)).toBe(length)
        const wanted = Math.min(Number(date.slice(8)), length)
        expect(sameDayIn(date, months)).toBe(`${month}-${String(wanted).padStart(2, '0')}`)
      }),
    )
  })
})

test('the first day of a month is in that month', () => {
  expect(firstDayOf(calendarMonthSchema.parse('2027-06'))).toBe('2027-06-01')
  for (const text of ['2027-13', '2027-00', '2027-6', ' 2027-06', '2027-061']) {
    expect(calendarMonthSchema.safeParse(text).error?.issues[0]?.message).toBe(
      'must be a month like 2027-06',
    )
  }
})

test.each([
  '2027-02-29',
  '2027-04-31',
  '2027-13-01',
  '2027-6-1',
  '20270601',
  '2027-06-01T00:00:00Z',
  '',
  'today',
])('%s is no calendar date', (text) => {
  expect(() => calendarDate(text)).toThrow('must be a date like 2027-06-15')
  expect(isCalendarDate(text)).toBe(false)
})

test('a calendar date is a text', () => {
  const date: CalendarDate = calendarDate('2028-02-29')
  expect(isCalendarDate(date)).toBe(true)
  for (const value of [undefined, null, 20_280_229, new Date(date), [date]])
    expect(isCalendarDate(value)).toBe(false)
})

test.each([
  ['1899-12-31', 'must be from 1900 to 2199'],
  ['2200-01-01', 'must be from 1900 to 2199'],
  ['2027-02-30', 'must be a date like 2027-06-15'],
])('nobody travels on %s: it %s', (text, message) => {
  expect(travelDateSchema.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([
    message,
  ])
})

test.each(['1900-01-01', '2027-06-15', '2199-12-31'])('one may travel on %s', (text) => {
  expect(travelDateSchema.parse(text)).toBe(text)
})

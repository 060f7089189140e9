import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockDuration, relativeTime, spokenDuration } from '#shared/dates/durations'
import { dateTimeInZone, timeInZone } from '#shared/dates/zoned-time'

const ms = (days: number, hours = 0, minutes = 0, seconds = 0) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000

describe('clockDuration', () => {
  test.each([
    [ms(3, 6, 42, 10), '3 d 06:42:10'],
    [ms(1), '1 d 00:00:00'],
    [ms(1) - 1, '23:59:59'],
    [ms(0, 17, 20, 5) + 999, '17:20:05'],
    [ms(0, 1, 12, 44), '01:12:44'],
    [0, '00:00:00'],
    [-5_000, '00:00:00'],
  ])('%i ms are %s', (duration, text) => {
    expect(clockDuration(duration)).toBe(text)
  })

  test('loses nothing but the part of a second', () => {
    fc.assert(
      fc.property(fc.nat(400 * 86_400_000), (duration) => {
        const [, days = '0', hours = '', minutes = '', seconds = ''] =
          /^(?:(\d+) d )?(\d\d):(\d\d):(\d\d)$/.exec(clockDuration(duration)) ?? []
        expect(ms(Number(days), Number(hours), Number(minutes), Number(seconds))).toBe(
          Math.floor(duration / 1_000) * 1_000,
        )
      }),
    )
  })
})

describe('spokenDuration', () => {
  test.each([
    [ms(3, 6, 42), '3 days and 6 hours'],
    [ms(2, 0, 59), '2 days'],
    [ms(1, 1), '1 day and 1 hour'],
    [ms(0, 2, 5), '2 hours and 5 minutes'],
    [ms(0, 0, 12, 59), '12 minutes'],
    [ms(0, 0, 0, 59), 'less than a minute'],
    [-1, 'less than a minute'],
  ])('%i ms are %s', (duration, text) => {
    expect(spokenDuration(duration)).toBe(text)
  })
})

test('an instant has its own day and hour in each zone', () => {
  const instant = new Date('2026-10-02T22:30:00Z')
  expect(dateTimeInZone(instant, 'Africa/Gaborone')).toBe('Oct 3, 00:30')
  expect(dateTimeInZone(instant, 'America/New_York')).toBe('Oct 2, 18:30')
  expect(timeInZone(instant, 'UTC')).toBe('22:30')
})

describe('relativeTime', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  test.each([
    [0, 'just now'],
    [-59, 'just now'],
    [59, 'just now'],
    [-60, '1 minute ago'],
    [-3599, '59 minutes ago'],
    [3600, 'in 1 hour'],
    [-7200, '2 hours ago'],
    [86_400, 'in 1 day'],
    [-6 * 86_400, '6 days ago'],
    [-15 * 86_400, '2 weeks ago'],
  ])('%i seconds from now is %s', (seconds, words) => {
    expect(relativeTime(new Date(now.getTime() + seconds * 1_000), now)).toBe(words)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate, calendarDate } from '#shared/dates/calendar-date'
import { coveringDates, followingDates, spanOf } from '#shared/itinerary/trip-dates'

const day = (number: number): CalendarDate => addDays(calendarDate('2027-06-01'), number)
const from = (start: number, end: number) => ({ startDate: day(start), endDate: day(end) })
const period = fc
  .tuple(fc.nat(60), fc.nat(20))
  .map(([start, nights]) => from(start, start + nights))
const trip = fc
  .tuple(period, fc.array(period, { maxLength: 6 }))
  .map(([dates, segments]) => ({ ...coveringDates(dates, segments), segments }))

describe('the dates of a trip', () => {
  test('grow to a segment that is added after the end, or before the start', () => {
    const before = { ...from(0, 4), segments: [from(0, 4)] }
    expect(followingDates(before, [...before.segments, from(4, 6)])).toEqual(from(0, 6))
    expect(followingDates(before, [from(-2, 0), ...before.segments])).toEqual(from(-2, 4))
  })

  test('shrink with the last segment when they ended with it', () => {
    const before = { ...from(0, 6), segments: [from(0, 4), from(4, 6)] }
    expect(followingDates(before, [from(0, 4)])).toEqual(from(0, 4))
  })

  test('stay where an agent set them wider', () => {
    const before = { ...from(0, 9), segments: [from(0, 4), from(4, 6)] }
    expect(followingDates(before, [from(0, 4)])).toEqual(from(0, 9))
  })

  test('stay when the last of all segments goes', () => {
    expect(followingDates({ ...from(0, 4), segments: [from(0, 4)] }, [])).toEqual(from(0, 4))
  })

  test('always cover every segment', () => {
    fc.assert(
      fc.property(trip, fc.array(period, { maxLength: 6 }), (before, segments) => {
        const dates = followingDates(before, segments)
        const span = spanOf(segments) ?? dates
        expect(dates.startDate <= span.startDate && span.endDate <= dates.endDate).toBe(true)
      }),
    )
  })

  test('are what they were when the segments are', () => {
    fc.assert(
      fc.property(trip, (before) => {
        const { startDate, endDate, segments } = before
        expect(followingDates(before, segments)).toEqual({ startDate, endDate })
      }),
    )
  })
})

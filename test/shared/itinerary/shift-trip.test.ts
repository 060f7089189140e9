import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate, daysBetween } from '#shared/dates/calendar-date'
import { moveTrip, shiftTrip } from '#shared/itinerary/shift-trip'

const date = calendarDate
const jao = { id: 'a', startDate: date('2027-02-26'), endDate: date('2027-03-01'), title: 'Jao' }
const flight = {
  id: 'b',
  startDate: date('2027-03-01'),
  endDate: date('2027-03-01'),
  title: 'Flight',
}

describe('shiftTrip', () => {
  test('moves every segment by the same days and changes nothing else', () => {
    expect(shiftTrip([jao, flight], 2)).toEqual([
      { ...jao, startDate: '2027-02-28', endDate: '2027-03-03' },
      { ...flight, startDate: '2027-03-03', endDate: '2027-03-03' },
    ])
  })

  test('moves earlier too, over the end of a year and through a leap day', () => {
    expect(shiftTrip([jao], -60)[0]).toMatchObject({
      startDate: '2026-12-28',
      endDate: '2026-12-31',
    })
    expect(shiftTrip([jao], 365)[0]).toMatchObject({
      startDate: '2028-02-26',
      endDate: '2028-02-29',
    })
  })

  test('leaves the segments that it was given alone', () => {
    const given = [Object.freeze({ ...jao })]
    shiftTrip(given, 9)
    expect(given).toEqual([jao])
  })

  test('keeps nights, order and distances, and a shift there and back is none', () => {
    const span = fc.record({
      at: fc.integer({ min: 0, max: 400 }),
      nights: fc.integer({ min: 0, max: 30 }),
    })
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 8 }),
        fc.integer({ min: -800, max: 800 }),
        (spans, days) => {
          const segments = spans.map(({ at, nights }) => {
            const startDate = addDays(date('2027-01-01'), at)
            return { startDate, endDate: addDays(startDate, nights) }
          })
          const moved = shiftTrip(segments, days)
          expect(moved.map(({ startDate, endDate }) => daysBetween(startDate, endDate))).toEqual(
            spans.map(({ nights }) => nights),
          )
          moved.forEach(({ startDate }, index) => {
            expect(daysBetween(segments[index]?.startDate ?? startDate, startDate)).toBe(days)
          })
          expect(shiftTrip(moved, -days)).toEqual(segments)
        },
      ),
    )
  })
})

describe('moveTrip', () => {
  test('starts the trip on another day, with its end and all its segments', () => {
    const trip = {
      startDate: date('2027-02-25'),
      endDate: date('2027-03-02'),
      segments: [jao, flight],
    }
    expect(moveTrip(trip, date('2027-03-01'))).toEqual({
      startDate: '2027-03-01',
      endDate: '2027-03-06',
      segments: shiftTrip([jao, flight], 4),
    })
  })
})

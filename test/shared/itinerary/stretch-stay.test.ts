import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#shared/dates/calendar-date'
import { tripGaps } from '#shared/itinerary/gaps'
import { stretchStay } from '#shared/itinerary/stretch-stay'
import { anyTrip, daysOf, first, segmentOf } from './trip-of-days'

const cape = segmentOf({ id: 'cape', from: 0, nights: 3 })
const toJao = segmentOf({ id: 'to-jao', type: 'scheduled', from: 3, nights: 0 })
const jao = segmentOf({ id: 'jao', from: 3, nights: 2 })
const walk = segmentOf({ id: 'walk', type: 'service', from: 4, nights: 0 })
const leave = segmentOf({ id: 'leave', type: 'chartered', from: 5, nights: 0 })
const reach = segmentOf({ id: 'reach', type: 'road', from: 7, nights: 0 })
const mombo = segmentOf({ id: 'mombo', from: 7, nights: 2 })
const segments = [cape, toJao, jao, walk, leave, reach, mombo]
const trip = { startDate: first, endDate: addDays(first, 9), segments }
const by = (segmentId: string, end: 'start' | 'end', nights: number) => {
  const after = stretchStay(trip, { segmentId, end, nights })
  return [`${after.startDate.slice(5)} ${after.endDate.slice(5)}`, ...daysOf(after.segments)]
}

describe('stretchStay', () => {
  test('moves along what comes after, and the end of the trip', () => {
    expect(by('cape', 'end', 1)).toEqual([
      '06-01 06-11',
      'cape 06-01 06-05',
      'to-jao 06-05 06-05',
      'jao 06-05 06-07',
      'walk 06-06 06-06',
      'leave 06-07 06-07',
      'reach 06-09 06-09',
      'mombo 06-09 06-11',
    ])
  })

  test('fills open nights first: the trip grows by what goes beyond, and one leaves on the new last day', () => {
    expect(by('jao', 'end', 1).filter((line) => /jao|leave|reach|mombo|^\d/.test(line))).toEqual([
      '06-01 06-10',
      'to-jao 06-04 06-04',
      'jao 06-04 06-07',
      'leave 06-07 06-07',
      'reach 06-08 06-08',
      'mombo 06-08 06-10',
    ])
    expect(by('jao', 'end', 3)[0]).toBe('06-01 06-11')
    expect(by('mombo', 'start', 2).filter((line) => /leave|reach|mombo|^\d/.test(line))).toEqual([
      '06-01 06-10',
      'leave 06-06 06-06',
      'reach 06-06 06-06',
      'mombo 06-06 06-10',
    ])
  })

  test('lets the trip begin earlier when the first stay does', () => {
    expect(by('cape', 'start', 2).slice(0, 2)).toEqual(['05-30 06-10', 'cape 05-30 06-04'])
  })

  test('makes a stay shorter and opens no night', () => {
    expect(by('cape', 'end', -1).slice(0, 4)).toEqual([
      '06-01 06-09',
      'cape 06-01 06-03',
      'to-jao 06-03 06-03',
      'jao 06-03 06-05',
    ])
  })

  test('fills the open nights to the arrival and the departure, which stay where they are', () => {
    const [entry, exit] = [{ type: 'entry' }, { type: 'exit' }]
    const segments = [
      segmentOf({ id: 'in', ...entry, from: 0, nights: 0 }),
      segmentOf({ id: 'camp', from: 2, nights: 3 }),
      segmentOf({ id: 'out', ...exit, from: 8, nights: 0 }),
    ]
    const whole = { startDate: first, endDate: addDays(first, 8), segments }
    const grown = (end: 'start' | 'end', nights: number) =>
      daysOf(stretchStay(whole, { segmentId: 'camp', end, nights }).segments)
    expect(grown('end', 2)).toEqual(['in 06-01 06-01', 'camp 06-03 06-08', 'out 06-09 06-09'])
    expect(grown('end', 4)).toEqual(['in 06-01 06-01', 'camp 06-03 06-10', 'out 06-10 06-10'])
    expect(grown('start', 2)).toEqual(['in 06-01 06-01', 'camp 06-01 06-06', 'out 06-09 06-09'])
  })

  test('leaves a stay one night at least and a year at most, and what is no stay alone', () => {
    for (const [id, nights] of [
      ['jao', -2],
      ['jao', 365],
      ['walk', 1],
      ['jao', 0],
    ] as const) {
      expect(stretchStay(trip, { segmentId: id, end: 'end', nights })).toBe(trip)
    }
  })

  test('adds just these nights to the stay, opens none, and has no two stays in one night', () => {
    const nights = fc.integer({ min: -4, max: 6 })
    fc.assert(
      fc.property(
        anyTrip,
        fc.nat(5),
        fc.constantFrom('start', 'end'),
        nights,
        (all, which, end, by) => {
          const stays = all.filter(({ type }) => type === 'stay')
          const stay = stays[which % stays.length] ?? cape
          const last = stays.at(-1)?.endDate ?? first
          const before = { startDate: first, endDate: last, segments: all }
          const after = stretchStay(before, { segmentId: stay.id, end, nights: by })
          const is = after.segments.filter(({ type }) => type === 'stay')
          const grown = is.find(({ id }) => id === stay.id) ?? stay
          if (after === before) return
          expect(grown.nights).toBe(stay.nights + by)
          expect(daysBetween(grown.startDate, grown.endDate)).toBe(grown.nights)
          const total = (parts: readonly { nights: number }[]) =>
            parts.reduce((sum, part) => sum + part.nights, 0)
          const [open, openBefore] = [total(tripGaps(is)), total(tripGaps(stays))]
          expect(open).toBeLessThanOrEqual(openBefore)
          expect(daysBetween(after.startDate, after.endDate)).toBe(total(is) + open)
          expect(
            is.every(
              ({ startDate }, index) => index === 0 || startDate >= (is[index - 1]?.endDate ?? ''),
            ),
          ).toBe(true)
        },
      ),
    )
  })
})

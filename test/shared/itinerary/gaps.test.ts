import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { gapsBetween, tripGaps } from '#shared/itinerary/gaps'

const nights = (startDate: string, endDate: string) => ({
  startDate: calendarDate(startDate),
  endDate: calendarDate(endDate),
})

describe('gapsBetween', () => {
  test('finds the nights that no segment has, in order', () => {
    const segments = [
      nights('2027-06-22', '2027-06-25'),
      nights('2027-06-12', '2027-06-15'),
      nights('2027-06-16', '2027-06-21'),
    ]
    expect(gapsBetween(segments)).toEqual([
      { startDate: '2027-06-15', endDate: '2027-06-16', nights: 1 },
      { startDate: '2027-06-21', endDate: '2027-06-22', nights: 1 },
    ])
  })

  test('a segment within another closes nothing and opens nothing', () => {
    expect(
      gapsBetween([
        nights('2027-06-12', '2027-06-20'),
        nights('2027-06-13', '2027-06-14'),
        nights('2027-06-20', '2027-06-21'),
      ]),
    ).toEqual([])
  })

  test('a segment of no night closes nothing', () => {
    expect(
      gapsBetween([
        nights('2027-06-12', '2027-06-13'),
        nights('2027-06-13', '2027-06-13'),
        nights('2027-06-14', '2027-06-15'),
      ]),
    ).toHaveLength(1)
    expect(gapsBetween([nights('2027-06-12', '2027-06-12')])).toEqual([])
    expect(
      gapsBetween([nights('2027-06-12', '2027-06-12'), nights('2027-06-14', '2027-06-15')]),
    ).toEqual([])
  })

  test('slept and unslept nights together are the whole trip', () => {
    const start = calendarDate('2027-03-20')
    const segment = fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 6 }))
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 12 }), (stays) => {
        const segments = stays.map(([from, length]) => ({
          startDate: addDays(start, from),
          endDate: addDays(start, from + length),
        }))
        const slept = new Set(
          stays.flatMap(([from, length]) => Array.from({ length }, (_, night) => from + night)),
        )
        const span = Math.max(...slept) - Math.min(...slept) + 1
        const unslept = gapsBetween(segments).reduce((sum, gap) => sum + gap.nights, 0)
        expect(slept.size + unslept).toBe(span)
      }),
    )
  })
})

describe('tripGaps', () => {
  const at = (type: string, startDate: string, endDate = startDate) => ({
    type,
    ...nights(startDate, endDate),
  })
  const stay = at('stay', '2027-08-02', '2027-08-10')

  test('finds the nights before the first stay and after the last, to where people arrive and leave', () => {
    expect(tripGaps([at('entry', '2027-08-01'), stay, at('exit', '2027-08-20')])).toEqual([
      { startDate: '2027-08-01', endDate: '2027-08-02', nights: 1 },
      { startDate: '2027-08-10', endDate: '2027-08-20', nights: 10 },
    ])
    expect(tripGaps([stay, at('flight', '2027-08-12')])).toMatchObject([
      { startDate: '2027-08-10', nights: 2 },
    ])
  })

  test('finds none where people sleep from arrival to departure, on the way too', () => {
    expect(tripGaps([at('entry', '2027-08-02'), stay, at('exit', '2027-08-10')])).toEqual([])
    expect(tripGaps([at('flight', '2027-08-01', '2027-08-02'), stay])).toEqual([])
    expect(tripGaps([])).toEqual([])
  })

  test('lets lines that only span days open none', () => {
    expect(
      tripGaps([at('service', '2027-07-01', '2027-08-30'), stay, at('point', '2027-08-25')]),
    ).toEqual([])
  })

  test('is one gap for nights in a row, whatever happens on a day of them', () => {
    const later = at('stay', '2027-08-15', '2027-08-16')
    expect(tripGaps([stay, at('flight', '2027-08-12'), later])).toMatchObject([
      { startDate: '2027-08-10', nights: 5 },
    ])
  })
})

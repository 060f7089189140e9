import { describe, expect, test } from 'vitest'
import { isAppError } from '#shared/errors/app-error'
import { stretchStayBy } from '../../../../functions/itineraries/edit/stay-patches'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'

const mombo = aStay({
  id: 's2',
  supplierCode: 'MOMBO',
  campName: 'Mombo Camp',
  startDate: '2027-06-20',
  endDate: '2027-06-22',
  nights: 2,
  rooms: [{ optionKey: 'MOMBO-TENT', adults: 2, children: 1 }],
})
const record = anItinerary({ endDate: '2027-06-22', segments: [aStay(), mombo] })
const daysOf = (days: number) => {
  const { startDate, endDate, segments = [] } = stretchStayBy(record, 's1', days)
  return [
    startDate,
    endDate,
    ...segments.map((segment) => `${segment.startDate} ${segment.endDate} ${segment.nights}`),
  ]
}

describe('a stay stretched by the server', () => {
  test('fills open nights first, then moves what comes after it and the end of the trip', () => {
    expect(daysOf(1)).toEqual([
      '2027-06-15',
      '2027-06-22',
      '2027-06-15 2027-06-19 4',
      '2027-06-20 2027-06-22 2',
    ])
    expect(daysOf(3)).toEqual([
      '2027-06-15',
      '2027-06-23',
      '2027-06-15 2027-06-21 6',
      '2027-06-21 2027-06-23 2',
    ])
    expect(daysOf(-1)).toEqual([
      '2027-06-15',
      '2027-06-21',
      '2027-06-15 2027-06-17 2',
      '2027-06-19 2027-06-21 2',
    ])
  })

  test('keeps a night at least, and is a stay', () => {
    for (const [id, days] of [
      ['s1', -3],
      ['s9', 1],
    ] as const) {
      let failure: unknown
      try {
        stretchStayBy(record, id, days)
      } catch (error) {
        failure = error
      }
      expect(isAppError(failure) && failure.code).toBe('request.invalid')
    }
  })
})

import { describe, expect, test } from 'vitest'
import { journeyOf } from '../../../../web/trip/journey/journey'
import { dayMark, gapTitle, nightRows } from '../../../../web/trip/journey/journey-words'
import { stayStatus } from '../../../../web/trip/journey/stay-status'
import { segmentName, segmentNote } from '../../../../web/trip/segments/segment-words'
import { aStay } from '../../../shared/itinerary/builders'
import { flight, jao, mombo } from '../builders'

const leave = aStay({
  ...flight,
  id: 's9',
  type: 'exit',
  title: 'Leave',
  startDate: '2027-06-22',
  endDate: '2027-06-22',
})
const late = aStay({ ...mombo, id: 's4', startDate: '2027-06-20', endDate: '2027-06-23' })
const service = aStay({
  ...flight,
  id: 's5',
  type: 'service',
  title: 'Private day',
  startDate: '2027-06-16',
  endDate: '2027-06-16',
})

describe('the journey', () => {
  test('numbers and colours the stays in order, whatever order they are stored in', () => {
    const items = journeyOf([mombo, flight, jao])
    expect(items.map((item) => (item.kind === 'stay' ? item.number : item.kind))).toEqual([
      1,
      'joint',
      2,
    ])
  })

  test('travels before it sleeps on the same day, and leaves last', () => {
    const exit = { ...leave, startDate: mombo.endDate, endDate: mombo.endDate }
    const ids = journeyOf([exit, mombo, flight, jao]).map((item) =>
      item.kind === 'gap' ? 'gap' : item.segment.id,
    )
    expect(ids).toEqual(['s1', 's2', 's3', 's9'])
  })

  test('shows nights without a stay, and between which stays they are', () => {
    const gap = journeyOf([jao, late]).find((item) => item.kind === 'gap')
    expect(gap).toMatchObject({
      startDate: '2027-06-18',
      between: 'Between Jao Camp and Mombo Camp.',
    })
    expect(gap?.kind === 'gap' && gapTitle(gap)).toBe('No stay for 2 nights from June 18')
  })

  test('reads a service with the stay whose day it is on', () => {
    const [stay, ...rest] = journeyOf([jao, service])
    expect(stay?.kind === 'stay' && stay.services).toEqual([service])
    expect(rest).toEqual([])
  })

  test('draws every night of a stay, and the middle of a long one as a count', () => {
    expect(nightRows(['2027-06-15', '2027-06-16'].map((date) => date as never))).toHaveLength(2)
    const long = journeyOf([aStay({ endDate: '2027-07-15', nights: 30 })])[0]
    const rows = long?.kind === 'stay' ? nightRows(long.nights) : []
    expect(rows.filter((row) => typeof row === 'number')).toEqual([25])
    expect(rows).toHaveLength(6)
  })

  test('marks the weekend', () => {
    expect(dayMark('2027-06-19' as never)).toEqual({
      date: '2027-06-19',
      day: '19',
      weekday: 'Sat',
      isWeekend: true,
    })
  })
})

describe('a segment in words', () => {
  test('is its camp, or the first part of its title with the rest below', () => {
    expect(segmentName(jao)).toBe('Jao Camp')
    expect([segmentName(flight), segmentNote(flight)]).toEqual(['Jao to Mombo', 'Charter, 15 min'])
    expect(segmentName({ ...flight, title: undefined })).toBe('Charter flight')
    expect(segmentNote({ ...flight, title: 'Jao to Mombo' })).toBe('Charter flight')
    expect(segmentNote(leave)).toBe('')
  })

  test.each([
    [{ availability: 2 }, 'Rooms available: 2'],
    [{ availability: -1 }, 'Rooms may be available'],
    [{ availability: -2 }, 'Availability on request'],
    [{ availability: 0 }, 'No Rooms Available'],
    [{ availability: -3 }, 'No Rooms Available'],
    [{ availability: undefined }, 'Not quoted yet'],
    [{ availability: 2, bookingStatus: 'provisional' }, 'Provisional'],
    [{ availability: 2, bookingStatus: 'quote' }, 'Rooms available: 2'],
    [{ arrangedBy: 'Agent' }, 'Self-arranged'],
  ])('says how a stay with %o stands', (facts, label) => {
    expect(stayStatus(aStay({ ...jao, ...facts })).label).toBe(label)
  })
})

import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import type { ConnectionRecord } from '../../../functions/data/catalogue/catalogue-records'
import { connectionsBetween, operatesOn } from '../../../functions/suppliers/connections'

const maun = {
  transitPointCode: 'MUB',
  name: 'Maun',
  countryCode: 'BW',
  latitude: -19.9726,
  longitude: 23.4311,
}
const khwai = { ...maun, transitPointCode: 'KHW', name: 'Khwai', latitude: -19.15 }
const nairobi = { ...khwai, transitPointCode: 'NBO', name: 'Nairobi', countryCode: 'KE' }
const wednesday = calendarDate('2027-06-16')

const hop = (parts: Partial<ConnectionRecord> = {}): ConnectionRecord => ({
  connectionCode: 'MUB-KHW-1',
  operator: 'Okavango Hopper',
  type: 'scheduled',
  fromHubCode: 'MUB',
  travelHubCode: 'KHW',
  countryCode: 'BW',
  departureTime: '09:30',
  arrivalTime: '10:05',
  cost: '245.00',
  currency: 'USD',
  costPer: 'person',
  disabled: false,
  ...parts,
})
const offers = (connections: readonly ConnectionRecord[], pax = 2) =>
  connectionsBetween(connections, { from: maun, to: khwai, pax, date: wednesday })

describe('the flights and transfers from one place to another', () => {
  test('come by their time of departure, those without one last, and none of other places', () => {
    const codes = offers([
      hop({ connectionCode: 'C', departureTime: undefined, arrivalTime: undefined }),
      hop({ connectionCode: 'B', departureTime: '14:15' }),
      hop({ connectionCode: 'A' }),
      hop({ connectionCode: 'back', fromHubCode: 'KHW', travelHubCode: 'MUB' }),
      hop({ connectionCode: 'gone', disabled: true }),
      hop({ connectionCode: 'Fridays', days: '5' }),
    ]).map(({ connection }) => connection?.code)
    expect(codes).toEqual(['A', 'B', 'C'])
  })

  test.each([
    ['a seat each', hop(), 3, '735.00', 3],
    ['one vehicle for all', hop({ costPer: 'vehicle', seats: 6, cost: '190' }), 6, '190.00', 1],
    ['a second vehicle', hop({ costPer: 'vehicle', seats: 6, cost: '190' }), 7, '380.00', 2],
    ['one vehicle of any size', hop({ costPer: 'vehicle', cost: '190' }), 30, '190.00', 1],
    ['yen without decimals', hop({ cost: '24500', currency: 'JPY' }), 2, '49000', 2],
  ])('cost the party %s', (_what, connection, pax, costAmount, count) => {
    expect(offers([connection], pax)).toMatchObject([{ costAmount, connection: { count } }])
  })

  const bands = '0-1 free; 2-5 50%; 6-11 120.00'
  test.each([
    [
      'the list’s share or amount by age, in order of price',
      hop({ childBands: bands }),
      [1, 7, 3],
      '732.50',
      2,
      [
        ['122.50', 1],
        ['120.00', 1],
        ['0.00', 1],
      ],
    ],
    ['as adults above the last age', hop({ childBands: bands }), [12, 17], '1225.00', 5, undefined],
    ['as adults where the list says nothing', hop(), [4], '1225.00', 5, undefined],
    [
      'together what costs as much',
      hop({ childBands: bands }),
      [3, 4],
      '980.00',
      3,
      [['122.50', 2]],
    ],
    [
      'half a cent more, away from zero',
      hop({ cost: '0.05', childBands: '2-5 50%' }),
      [3],
      '0.23',
      4,
      [['0.03', 1]],
    ],
    [
      'no less in a vehicle',
      hop({ costPer: 'vehicle', cost: '190', childBands: bands }),
      [3],
      '190.00',
      1,
      undefined,
    ],
  ])('cost children %s', (_what, connection, childrenAges, costAmount, count, childSeats) => {
    const journey = { from: maun, to: khwai, pax: 5, childrenAges, date: wednesday }
    const [offer] = connectionsBetween([connection], journey)
    expect(offer).toMatchObject({ costAmount, connection: { count } })
    expect(offer?.connection?.childSeats?.map((one) => [one.unitCost, one.count])).toEqual(
      childSeats,
    )
  })

  test('say how many seats a vehicle has, where the list does', () => {
    const seatsOf = (parts: Partial<ConnectionRecord>) =>
      offers([hop({ costPer: 'vehicle', ...parts })])[0]?.connection?.seats
    expect([seatsOf({ seats: 6 }), seatsOf({})]).toEqual([6, undefined])
  })

  test('take as long as their clocks say in the zones of both places, else what the list or the way says', () => {
    const [first] = offers([hop()])
    expect(first?.minutes).toBe(35)
    const abroad = hop({ travelHubCode: 'NBO', departureTime: '23:30', arrivalTime: '01:45' })
    const late = connectionsBetween([abroad], { from: maun, to: nairobi, pax: 2 })
    expect(late.map(({ minutes }) => minutes)).toEqual([75])
    expect(offers([hop({ minutes: 50 })])[0]?.minutes).toBe(50)
    const byWay = offers([hop({ departureTime: undefined, arrivalTime: undefined })])
    expect(byWay[0]?.minutes).toBeGreaterThan(30)
  })
})

describe('a connection', () => {
  test.each([
    ['on every day without days', {}, true],
    ['on its days of the week, 3 being Wednesday', { days: '135' }, true],
    ['as timetables write them', { days: '..3....' }, true],
    ['not on other days', { days: '1.45.67' }, false],
    ['from its first day', { validFrom: wednesday }, true],
    ['not before it', { validFrom: calendarDate('2027-06-17') }, false],
    ['to its last day', { validTo: wednesday }, true],
    ['not after it', { validTo: calendarDate('2027-06-15') }, false],
  ])('operates %s', (_when, parts, isOperated) => {
    expect(operatesOn(parts, wednesday)).toBe(isOperated)
  })

  test('takes 7 for Sunday', () => {
    expect(operatesOn({ days: '7' }, calendarDate('2027-06-20'))).toBe(true)
    expect(operatesOn({ days: '1' }, calendarDate('2027-06-20'))).toBe(false)
  })
})

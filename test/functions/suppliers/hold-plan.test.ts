import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate, calendarMonthSchema } from '#shared/dates/calendar-date'
import { optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import type { AllotmentMonth } from '../../../functions/data/rates/allotment-records'
import { holdExpiry } from '../../../functions/suppliers/embedded-hold'
import { holdPlan } from '../../../functions/suppliers/hold-plan'
import type { HeldStay } from '../../../functions/suppliers/supplier-system'

const optionKey = optionKeySchema.parse('ZULU-TENT')
const month = calendarMonthSchema.parse('2027-07')
const stayOf = (startDate: string, endDate: string, rooms = 1, named: Partial<HeldStay> = {}): HeldStay => ({
  ...{ segmentId: 's1', supplierCode: supplierCodeSchema.parse('ZULU'), isDmcArranged: false, country: 'Botswana' },
  ...{ startDate: calendarDate(startDate), endDate: calendarDate(endDate) },
  rooms: Array.from({ length: rooms }, () => ({ optionKey, adults: 2, children: 0, childrenAges: [] })),
  ...named,
})
const monthWith = (days: Record<number, number>): AllotmentMonth => ({
  ...{ supplierCode: supplierCodeSchema.parse('ZULU'), optionKey, month, copiedAt: undefined },
  days: new Map(Object.entries(days).map(([day, count]) => [Number(day), count])),
})

describe('the plan of a hold', () => {
  test('supposes that every night of a month that nobody looked at has rooms', () => {
    const { moves, problems, stays } = holdPlan({ stays: [stayOf('2027-07-30', '2027-08-02', 2)], had: [], known: [] })
    expect(moves.map(({ month: of, days }) => [of, [...days]])).toEqual([
      [
        '2027-07',
        [
          [30, 2],
          [31, 2],
        ],
      ],
      ['2027-08', [[1, 2]]],
    ])
    expect({ problems, stays }).toEqual({ problems: [], stays: [{ segmentId: 's1', inventoryStatus: 'Provisional' }] })
  })

  test.each([
    [{ 1: 3, 2: -2 }, 'Requested'],
    [{ 1: 3, 2: -1 }, 'Pending'],
    [{ 1: 3 }, 'Pending'],
    [{ 1: -1, 2: -2 }, 'Requested'],
  ])('of nights %j asks where there is no count: %s', (days, inventoryStatus) => {
    const plan = holdPlan({ stays: [stayOf('2027-07-01', '2027-07-03')], had: [], known: [monthWith(days)] })
    expect(plan.stays).toEqual([{ segmentId: 's1', inventoryStatus }])
    expect(plan.problems).toEqual([])
    expect(plan.moves.flatMap((move) => [...move.days.keys()])).toEqual(
      Object.entries(days)
        .filter(([, count]) => count > 0)
        .map(([day]) => Number(day)),
    )
  })

  test('refuses closed nights and nights with too few rooms, each by its date', () => {
    const known = [monthWith({ 1: 1, 2: -3, 3: 2 })]
    const { problems } = holdPlan({ stays: [stayOf('2027-07-01', '2027-07-04', 2)], had: [], known })
    expect(problems).toMatchObject([
      { code: 'no-rooms', date: '2027-07-01', segmentId: 's1' },
      { code: 'room-closed', date: '2027-07-02' },
    ])
  })

  test('of a stay that people arrange takes nothing and asks', () => {
    const plan = holdPlan({
      stays: [stayOf('2027-07-01', '2027-07-04', 1, { isDmcArranged: true })],
      had: [],
      known: [],
    })
    expect(plan).toMatchObject({ moves: [], taken: [], stays: [{ inventoryStatus: 'Requested' }] })
  })

  test('moves just what a booking is to have less what it has', () => {
    const nights = fc.tuple(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 3 }),
    )
    const day = (of: number) => `2027-07-${String(of).padStart(2, '0')}`
    fc.assert(
      fc.property(nights, nights, ([from, length, rooms], [oldFrom, oldLength, oldRooms]) => {
        const old = holdPlan({ stays: [stayOf(day(oldFrom), day(oldFrom + oldLength), oldRooms)], had: [], known: [] })
        const { moves, taken } = holdPlan({
          stays: [stayOf(day(from), day(from + length), rooms)],
          had: old.taken,
          known: [],
        })
        for (let of = 1; of <= 31; of++) {
          const sum = (list: typeof moves) => list.reduce((count, { days }) => count + (days.get(of) ?? 0), 0)
          expect(sum(old.taken) + sum(moves)).toBe(sum(taken))
        }
      }),
    )
  })
})

describe('a hold ends', () => {
  const now = new Date('2026-11-20T08:00:00Z')
  test.each([
    ['Botswana', '2026-11-23T15:00:00.000Z'],
    ['Kenya', '2026-11-23T14:00:00.000Z'],
    ['Seychelles', '2026-11-23T13:00:00.000Z'],
    ['Atlantis', '2026-11-23T17:00:00.000Z'],
  ])('in %s at five in the afternoon of the third day: %s', (country, ends) => {
    expect(holdExpiry([stayOf('2027-07-01', '2027-07-04', 1, { country })], now).toISOString()).toBe(ends)
  })

  test('with the earliest of its camps, on the day of arrival at the latest, and after an hour at the earliest', () => {
    const camps = ['Botswana', 'Kenya'].map((country) => stayOf('2027-07-01', '2027-07-04', 1, { country }))
    expect(holdExpiry(camps, now).toISOString()).toBe('2026-11-23T14:00:00.000Z')
    expect(holdExpiry([stayOf('2026-11-21', '2026-11-24')], now).toISOString()).toBe('2026-11-21T15:00:00.000Z')
    const evening = new Date('2026-11-20T20:00:00Z')
    expect(holdExpiry([stayOf('2026-11-20', '2026-11-24')], evening).toISOString()).toBe('2026-11-20T21:00:00.000Z')
    expect(holdExpiry([], now).toISOString()).toBe('2026-11-23T08:00:00.000Z')
  })
})

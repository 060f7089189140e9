import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import { bookingRecord } from '../../../functions/data/itineraries/booking-records'
import type { AllotmentMonth } from '../../../functions/data/rates/allotment-records'
import { holdExpiry } from '../../../functions/suppliers/embedded-hold'
import { holdPlan } from '../../../functions/suppliers/hold-plan'
import { withOwnRooms } from '../../../functions/suppliers/own-rooms'
import type { HeldStay } from '../../../functions/suppliers/supplier-system'
import { keptRooms } from '../../../functions/suppliers/wanted-rooms'

const optionKey = optionKeySchema.parse('ZULU-TENT')
const month = calendarMonthSchema.parse('2027-07')
const stayOf = (
  startDate: string,
  endDate: string,
  rooms = 1,
  named: Partial<HeldStay> = {},
): HeldStay => ({
  segmentId: 's1',
  supplierCode: supplierCodeSchema.parse('ZULU'),
  isDmcArranged: false,
  country: 'Botswana',
  startDate: calendarDate(startDate),
  endDate: calendarDate(endDate),
  rooms: Array.from({ length: rooms }, () => ({
    optionKey,
    adults: 2,
    children: 0,
    childrenAges: [],
  })),
  ...named,
})
const monthWith = (days: Record<number, number>): AllotmentMonth => ({
  supplierCode: supplierCodeSchema.parse('ZULU'),
  optionKey,
  month,
  copiedAt: undefined,
  days: new Map(Object.entries(days).map(([day, count]) => [Number(day), count])),
})

describe('the plan of a hold', () => {
  test('supposes that every night of a month that nobody looked at has rooms', () => {
    const { moves, problems, stays } = holdPlan({
      stays: [stayOf('2027-07-30', '2027-08-02', 2)],
      had: [],
      known: [],
    })
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
    expect({ problems, stays }).toEqual({
      problems: [],
      stays: [{ segmentId: 's1', inventoryStatus: 'Provisional' }],
    })
  })

  test.each([
    [{ 1: 3, 2: -2 }, 'Requested'],
    [{ 1: 3, 2: -1 }, 'Pending'],
    [{ 1: 3 }, 'Pending'],
    [{ 1: -1, 2: -2 }, 'Requested'],
  ])('of nights %j asks where there is no count: %s', (days, inventoryStatus) => {
    const plan = holdPlan({
      stays: [stayOf('2027-07-01', '2027-07-03')],
      had: [],
      known: [monthWith(days)],
    })
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
    const { problems } = holdPlan({
      stays: [stayOf('2027-07-01', '2027-07-04', 2)],
      had: [],
      known,
    })
    expect(problems).toMatchObject([
      { code: 'no-rooms', date: '2027-07-01', segmentId: 's1' },
      { code: 'room-closed', date: '2027-07-02' },
    ])
  })

  test('counts the rooms that the booking has already, and of a night that asks again only those', () => {
    const planned = (rooms: number, days: Record<number, number>, hadRooms: number) => {
      const had = holdPlan({
        stays: [stayOf('2027-07-01', '2027-07-03', hadRooms)],
        had: [],
        known: [],
      }).taken
      const stays = [stayOf('2027-07-01', '2027-07-03', rooms)]
      const { problems, moves, taken } = holdPlan({ stays, had, known: [monthWith(days)] })
      const daysOf = (list: typeof moves) => list.flatMap((move) => [...move.days])
      return {
        problems: problems.map(({ date, code }) => [date, code]),
        moves: daysOf(moves),
        taken: daysOf(taken),
      }
    }
    const both = (count: number) => [
      [1, count],
      [2, count],
    ]
    expect(planned(2, { 1: 1, 2: 1 }, 1)).toEqual({ problems: [], moves: both(1), taken: both(2) })
    expect(planned(1, { 1: 0, 2: -2 }, 1)).toEqual({ problems: [], moves: [], taken: both(1) })
    expect(planned(1, { 1: 0, 2: -2 }, 2)).toEqual({
      problems: [],
      moves: [[1, -1]],
      taken: both(1),
    })
    expect(planned(3, { 1: 1, 2: 2 }, 1)).toMatchObject({ problems: [['2027-07-01', 'no-rooms']] })
    expect(planned(1, { 1: 1, 2: -4 }, 0)).toMatchObject({ problems: [['2027-07-02', 'no-rooms']] })
    expect(planned(1, { 1: 1, 2: 1 }, 0)).toEqual({ problems: [], moves: both(1), taken: both(1) })
  })

  test('gives back what it has to, down to the last room, and takes nothing where nothing is counted', () => {
    const had = holdPlan({ stays: [stayOf('2027-07-01', '2027-07-03')], had: [], known: [] }).taken
    const back = (days: Record<number, number>) =>
      holdPlan({ stays: [], had, known: [monthWith(days)] }).moves.flatMap((move) => [...move.days])
    expect(back({ 1: 0, 2: 5 })).toEqual([
      [1, -1],
      [2, -1],
    ])
    expect(back({ 1: -1, 2: -3 })).toEqual([])
    const asked = holdPlan({
      stays: [stayOf('2027-07-01', '2027-07-03')],
      had: [],
      known: [monthWith({})],
    })
    expect([asked.taken, asked.moves]).toEqual([[], []])
    expect(holdPlan({ stays: [stayOf('2027-07-01', '2027-07-03')], had, known: [] }).moves).toEqual(
      [],
    )
  })

  test('tells of each stay by its own rooms and nights', () => {
    const suite = optionKeySchema.parse('ZULU-SUITE')
    const [tent] = stayOf('2027-07-01', '2027-07-03').rooms
    if (tent === undefined) throw new Error('it has a room')
    const stays = [
      stayOf('2027-07-01', '2027-07-03', 1, {
        segmentId: 'first',
        rooms: [{ ...tent, optionKey: suite }, tent],
      }),
      stayOf('2027-07-03', '2027-07-05', 1, { segmentId: 'second' }),
      stayOf('2027-07-03', '2027-07-05', 1, {
        segmentId: 'suite',
        rooms: [{ ...tent, optionKey: suite }],
      }),
      stayOf('2027-07-05', '2027-07-06', 1, { segmentId: 'third' }),
    ]
    const standings = (days: Record<number, number>) =>
      holdPlan({ stays, had: [], known: [monthWith(days)] }).stays.map(
        ({ inventoryStatus }) => inventoryStatus,
      )
    const free = { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 }
    const [ok, asked] = ['Provisional', 'Requested']
    expect(standings({ ...free, 2: -2 })).toEqual([asked, ok, ok, ok])
    expect(standings({ ...free, 3: -2 })).toEqual([ok, asked, ok, ok])
    expect(standings({ ...free, 4: -2 })).toEqual([ok, asked, ok, ok])
    expect(standings({ ...free, 5: -2 })).toEqual([ok, ok, ok, asked])
    const shortAt = (day: number) =>
      holdPlan({ stays, had: [], known: [monthWith({ ...free, [day]: 0 })] }).problems.map(
        ({ segmentId }) => segmentId,
      )
    expect([1, 2, 3, 4, 5].map(shortAt)).toEqual([
      ['first'],
      ['first'],
      ['second'],
      ['second'],
      ['third'],
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
        const old = holdPlan({
          stays: [stayOf(day(oldFrom), day(oldFrom + oldLength), oldRooms)],
          had: [],
          known: [],
        })
        const { moves, taken } = holdPlan({
          stays: [stayOf(day(from), day(from + length), rooms)],
          had: old.taken,
          known: [],
        })
        for (let of = 1; of <= 31; of++) {
          const sum = (list: typeof moves) =>
            list.reduce((count, { days }) => count + (days.get(of) ?? 0), 0)
          expect(sum(old.taken) + sum(moves)).toBe(sum(taken))
        }
      }),
    )
  })
})

test('rooms of a booking count as free to its trip where nights are counted, and nowhere else', () => {
  const own = bookingRecord.parse({
    reference: 'WND-1',
    agencyId: 'agy_marula',
    itineraryId: 'itn_hartley',
    status: 'Prov',
    version: 1,
    updatedAt: '2026-11-20T08:00:00.000Z',
    stays: [],
    taken: keptRooms(
      holdPlan({ stays: [stayOf('2027-07-01', '2027-07-05', 2)], had: [], known: [] }).taken,
    ),
  })
  const [july] = [monthWith({ 1: 0, 2: 3, 3: -2, 9: 1 })]
  const free = withOwnRooms([july], own).flatMap(({ days }) => [...days])
  expect(free).toEqual([
    [1, 2],
    [2, 5],
    [3, -2],
    [9, 1],
  ])
  expect(withOwnRooms([july], undefined)).toEqual([july])
  const august = { ...july, month: calendarMonthSchema.parse('2027-08') }
  expect(withOwnRooms([august], own)).toEqual([august])
})

describe('a hold ends', () => {
  const now = new Date('2026-11-20T08:00:00Z')
  test.each([
    ['Botswana', '2026-11-23T15:00:00.000Z'],
    ['Kenya', '2026-11-23T14:00:00.000Z'],
    ['Seychelles', '2026-11-23T13:00:00.000Z'],
    ['Atlantis', '2026-11-23T17:00:00.000Z'],
  ])('in %s at five in the afternoon of the third day: %s', (country, ends) => {
    expect(
      holdExpiry([stayOf('2027-07-01', '2027-07-04', 1, { country })], now).toISOString(),
    ).toBe(ends)
  })

  test('with the earliest of its camps, on the day of arrival at the latest, and after an hour at the earliest', () => {
    const camps = ['Botswana', 'Kenya'].map((country) =>
      stayOf('2027-07-01', '2027-07-04', 1, { country }),
    )
    expect(holdExpiry(camps, now).toISOString()).toBe('2026-11-23T14:00:00.000Z')
    expect(holdExpiry([stayOf('2026-11-21', '2026-11-24')], now).toISOString()).toBe(
      '2026-11-21T15:00:00.000Z',
    )
    const evening = new Date('2026-11-20T20:00:00Z')
    expect(holdExpiry([stayOf('2026-11-20', '2026-11-24')], evening).toISOString()).toBe(
      '2026-11-20T21:00:00.000Z',
    )
    expect(holdExpiry([], now).toISOString()).toBe('2026-11-23T08:00:00.000Z')
  })
})

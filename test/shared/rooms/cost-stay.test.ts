import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NightlyRule } from '#shared/rates/nightly-rule'
import { costStay, type StayToCost } from '#shared/rooms/cost-stay'

const rule: NightlyRule = {
  optionKey: 'ZULU-TENT',
  from: '2027-01-01',
  to: '2027-12-31',
  currency: 'ZAR',
  perPerson: true,
  twinRate: '1000.00',
  singleRate: '1500.00',
  childRate: '500.00',
  infantRate: '50.00',
  maxUnits: 2,
}
const roomType = {
  optionKey: 'ZULU-TENT',
  roomTypeId: 1,
  minPax: 1,
  normalAdults: 3,
  normalChildren: 2,
  guestNormal: 4,
  minChildAge: 6,
}
const aStay = (over: Partial<StayToCost> = {}): StayToCost => ({
  startDate: '2027-07-01',
  endDate: '2027-07-04',
  rooms: [{ optionKey: 'ZULU-TENT', adults: 2, children: 1, childrenAges: [8] }],
  roomTypes: [roomType],
  rules: [rule],
  ...over,
})

describe('costStay', () => {
  test('adds up three nights of two adults and a child', () => {
    expect(costStay(aStay())).toEqual({
      amount: 750_000,
      currency: 'ZAR',
      nights: [
        { date: '2027-07-01', optionKey: 'ZULU-TENT', amount: 250_000 },
        { date: '2027-07-02', optionKey: 'ZULU-TENT', amount: 250_000 },
        { date: '2027-07-03', optionKey: 'ZULU-TENT', amount: 250_000 },
      ],
    })
  })

  test('takes each night’s own rule, night by night and room by room', () => {
    const peak = { ...rule, from: '2027-07-02', to: '2027-07-02', twinRate: '2000.00' }
    const pair = { optionKey: 'ZULU-TENT', adults: 2 }
    const single = { optionKey: 'ZULU-TENT', adults: 1 }
    const { nights } = costStay(aStay({ rooms: [pair, single], rules: [rule, peak] }))
    expect(nights.map(({ date, amount }) => [date, amount])).toEqual([
      ['2027-07-01', 200_000],
      ['2027-07-01', 150_000],
      ['2027-07-02', 400_000],
      ['2027-07-02', 150_000],
      ['2027-07-03', 200_000],
      ['2027-07-03', 150_000],
    ])
  })

  test('is the sum of its nights, whatever the party and the rates', () => {
    const rate = fc.integer({ min: 0, max: 1e8 }).map((cents) => (cents / 100).toFixed(2))
    fc.assert(
      fc.property(
        rate,
        rate,
        fc.boolean(),
        fc.integer({ min: 1, max: 3 }),
        (twinRate, childRate, perPerson, adults) => {
          const rules = [{ ...rule, twinRate, childRate, perPerson }]
          const { amount, nights } = costStay(
            aStay({ rules, rooms: [{ optionKey: 'ZULU-TENT', adults, children: 1 }] }),
          )
          expect(amount).toBe(nights.reduce((sum, night) => sum + night.amount, 0))
          expect(nights.every((night) => Number.isSafeInteger(night.amount))).toBe(true)
        },
      ),
    )
  })

  test('counts a child above the supplier’s maximum age as an adult', () => {
    const rooms = [{ optionKey: 'ZULU-TENT', adults: 1, children: 1, childrenAges: [13] }]
    const amount = (stay: Partial<StayToCost>) => costStay(aStay({ rooms, ...stay })).amount
    expect(amount({})).toBe(450_000)
    expect(amount({ maxChildAge: 12 })).toBe(600_000)
    expect(amount({ maxChildAge: 12, roomTypes: [{ ...roomType, maxChildAge: 15 }] })).toBe(450_000)
  })

  test('falls back to the limits of the rules where the room type is unknown', () => {
    const rules = [{ ...rule, normalAdults: 1, guestNormal: 2, roomTypeId: 3 }]
    expect(() => costStay(aStay({ roomTypes: [], rules }))).toThrow(
      expect.objectContaining({
        facts: {
          optionKey: 'ZULU-TENT',
          room: 0,
          reasons: [
            { kind: 'too-many-adults', most: 1 },
            { kind: 'too-many-guests', most: 2 },
          ],
        },
      }),
    )
  })

  test('allows no more rooms of a type than there are', () => {
    const pair = { optionKey: 'ZULU-TENT', adults: 2 }
    expect(costStay(aStay({ rooms: [pair, pair] })).amount).toBe(1_200_000)
    expect(() => costStay(aStay({ rooms: [pair, pair, pair] }))).toThrow(
      expect.objectContaining({
        code: 'rooms.invalid',
        facts: { optionKey: 'ZULU-TENT', room: 0, reasons: [{ kind: 'too-many-rooms', most: 2 }] },
      }),
    )
  })

  test('keeps each type to its own limits, of its rules the strictest', () => {
    const [tent, suite] = [
      { optionKey: 'ZULU-TENT', adults: 2 },
      { optionKey: 'ZULU-SUITE', adults: 2 },
    ]
    const own = { ...rule, optionKey: 'ZULU-SUITE', maxUnits: 1, normalAdults: 2 }
    const rules = [rule, own]
    expect(costStay(aStay({ rooms: [tent, suite, tent], rules })).amount).toBe(1_800_000)
    expect(() => costStay(aStay({ rooms: [suite, suite], rules }))).toThrow(
      expect.objectContaining({
        facts: expect.objectContaining({ reasons: [{ kind: 'too-many-rooms', most: 1 }] }),
      }),
    )
    const later = { ...rule, from: '2027-07-02', maxUnits: 1 }
    const unlimited = { ...rule, maxUnits: null }
    expect(costStay(aStay({ rooms: [tent, tent, tent], rules: [unlimited] })).amount).toBe(
      1_800_000,
    )
    expect(() => costStay(aStay({ rooms: [tent, tent], rules: [unlimited, later] }))).toThrow(
      'This party doesn’t fit the room',
    )
    const small = { ...roomType, optionKey: 'ZULU-SUITE', normalAdults: 1 }
    expect(costStay(aStay({ rooms: [tent], roomTypes: [small, roomType] })).amount).toBe(600_000)
    const forTwo = aStay({
      rooms: [{ ...tent, adults: 1 }],
      roomTypes: [{ ...roomType, roomTypeId: 3 }],
    })
    expect(() => costStay(forTwo)).toThrow(
      expect.objectContaining({
        facts: expect.objectContaining({ reasons: [{ kind: 'too-few-adults', fewest: 2 }] }),
      }),
    )
  })

  test('says No pricing rule found for a night without one', () => {
    expect(() => costStay(aStay({ rules: [{ ...rule, to: '2027-07-02' }] }))).toThrow(
      'No pricing rule found',
    )
    expect(() => costStay(aStay({ rules: [{ ...rule, minLOS: 4 }] }))).toThrow(
      'No pricing rule found',
    )
    expect(() => costStay(aStay({ rules: [] }))).toThrow('No pricing rule found')
    expect(() => costStay(aStay({ rules: null }))).toThrow('No pricing rule found')
  })

  test('refuses a room that is closed on any night', () => {
    const closed = { ...rule, from: '2027-07-03', to: '2027-07-03', prov: 'C' }
    expect(() => costStay(aStay({ rules: [rule, closed] }))).toThrow(
      expect.objectContaining({
        code: 'rates.closed',
        facts: { optionKey: 'ZULU-TENT', night: '2027-07-03' },
      }),
    )
    const departure = { ...closed, from: '2027-07-04', to: '2027-07-04' }
    expect(costStay(aStay({ rules: [rule, departure] })).amount).toBe(750_000)
  })

  test('refuses rules in several currencies', () => {
    const rules = [rule, { ...rule, from: '2027-07-02', currency: 'USD' }]
    expect(() => costStay(aStay({ rules }))).toThrow(
      expect.objectContaining({
        code: 'money.invalid-currency',
        facts: { currencies: ['ZAR', 'USD'] },
      }),
    )
  })

  test.each([
    [{ endDate: '2027-07-01' }, 'endDate'],
    [{ endDate: '2027-06-30' }, 'endDate'],
    [{ startDate: '2027-02-31' }, 'startDate'],
    [{ endDate: 'soon' }, 'endDate'],
    [{ rooms: [] }, 'rooms'],
    [{ rooms: [{ optionKey: 'ZULU-TENT', adults: -1 }] }, 'adults'],
    [{ rooms: [{ optionKey: 'ZULU-TENT', adults: 2, children: 0.5 }] }, 'children'],
    [{ rooms: [{ optionKey: 'ZULU-TENT', adults: 2, children: 101 }] }, 'children'],
  ])('names the field that is wrong: %j', (over, field) => {
    expect(() => costStay(aStay(over))).toThrow(
      expect.objectContaining({
        code: 'request.invalid',
        facts: { [field]: expect.stringMatching(/^must /) },
      }),
    )
  })

  test('counts minor units as the currency has them', () => {
    const yen = { ...rule, currency: 'JPY', twinRate: '10000', childRate: '2500.5' }
    expect(costStay(aStay({ rules: [yen] }))).toMatchObject({ amount: 67_503, currency: 'JPY' })
    expect(costStay(aStay({ rules: [{ ...yen, currency: 'BHD' }] })).amount).toBe(67_501_500)
  })
})

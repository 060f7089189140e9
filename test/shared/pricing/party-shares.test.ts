import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  initialShares,
  type PartyGroup,
  partyBills,
  partyShares,
} from '#shared/pricing/party-shares'

const group = (
  id: string,
  travelers: number,
  allocations?: Record<string, number>,
): PartyGroup => ({
  id,
  travelerIds: Array.from({ length: travelers }, (_, index) => `${id}-${index}`),
  ...(allocations === undefined ? {} : { allocations }),
})
const segments = [
  { id: 's1', sell: 663_660 },
  { id: 's2', sell: 51_546 },
]

describe('initialShares', () => {
  test('split a hundred percent by traveler count', () => {
    expect(initialShares([group('a', 2), group('b', 1)])).toEqual([66.67, 33.33])
    expect(initialShares([group('a', 3)])).toEqual([100])
    expect(initialShares([])).toEqual([])
  })

  test('add up to a hundred', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 9 }), (counts) => {
        const shares = initialShares(counts.map((count, index) => group(`g${index}`, count)))
        expect(shares.reduce((sum, share) => sum + Math.round(share * 100), 0)).toBe(10_000)
      }),
    )
  })
})

describe('partyShares', () => {
  test('go by traveler counts until a segment says otherwise', () => {
    const groups = [group('a', 2, { s2: 100 }), group('b', 1, { s2: 0 })]
    expect(partyShares({ groups, segments, sell: 715_206 })).toEqual([
      {
        id: 'a',
        sell: 493_986,
        segments: [
          { id: 's1', sell: 442_440 },
          { id: 's2', sell: 51_546 },
        ],
      },
      {
        id: 'b',
        sell: 221_220,
        segments: [
          { id: 's1', sell: 221_220 },
          { id: 's2', sell: 0 },
        ],
      },
    ])
  })

  test('share a discount by traveler counts', () => {
    const shares = partyShares({ groups: [group('a', 2), group('b', 1)], segments: [], sell: -100 })
    expect(shares.map(({ sell }) => sell)).toEqual([-67, -33])
  })

  test('are never below zero: a discount beyond what a group pays comes off the others', () => {
    const groups = [group('guests', 2, { s1: 0 }), group('host', 1, { s1: 100 }), group('new', 0)]
    const shares = partyShares({ groups, segments: [{ id: 's1', sell: 108_320 }], sell: 103_704 })
    expect(shares.map(({ sell }) => sell)).toEqual([0, 103_704, 0])
  })

  test('are never below zero of any discount that the price allows', () => {
    const groups = fc
      .array(fc.record({ travelers: fc.nat(3), s0: fc.nat(2), s1: fc.nat(2) }), {
        minLength: 1,
        maxLength: 5,
      })
      .map((given) =>
        given.map(({ travelers, ...percents }, index) => group(`g${index}`, travelers, percents)),
      )
    const sells = fc.array(fc.nat(1e6), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(groups, sells, fc.nat(100), (given, amounts, percentLeft) => {
        const priced = amounts.map((sell, index) => ({ id: `s${index}`, sell }))
        const whole = amounts.reduce((sum, amount) => sum + amount, 0)
        const sell = Math.floor((whole * percentLeft) / 100)
        const shares = partyShares({ groups: given, segments: priced, sell })
        expect(shares.filter((share) => share.sell < 0)).toEqual([])
        expect(shares.reduce((sum, share) => sum + share.sell, 0)).toBe(sell)
      }),
    )
  })

  test('are none without groups', () => {
    expect(partyShares({ groups: [], segments, sell: 715_206 })).toEqual([])
  })

  test('add up to the sell, and per segment to its sell, to the minor unit', () => {
    const groups = fc
      .array(
        fc.record({
          travelers: fc.nat(6),
          s0: fc.integer({ min: 0, max: 100 }),
          s1: fc.double({ min: 0, max: 100, noNaN: true }),
        }),
        {
          minLength: 1,
          maxLength: 6,
        },
      )
      .map((given) =>
        given.map(({ travelers, ...percents }, index) => group(`g${index}`, travelers, percents)),
      )
    const sells = fc.array(fc.integer({ min: -1e6, max: 1e9 }), { maxLength: 5 })
    fc.assert(
      fc.property(groups, sells, fc.integer({ min: -1e6, max: 1e6 }), (given, amounts, custom) => {
        const priced = amounts.map((sell, index) => ({ id: `s${index}`, sell }))
        const sell = amounts.reduce((sum, amount) => sum + amount, custom)
        const shares = partyShares({ groups: given, segments: priced, sell })
        expect(shares.reduce((sum, share) => sum + share.sell, 0)).toBe(sell)
        priced.forEach(({ sell: own }, index) => {
          expect(shares.reduce((sum, share) => sum + (share.segments[index]?.sell ?? 0), 0)).toBe(
            own,
          )
        })
      }),
    )
  })
})

describe('partyBills', () => {
  test('share the deposit as the sell, and the balance is the rest', () => {
    const groups = [group('a', 2, { s2: 100 }), group('b', 1, { s2: 0 })]
    const bills = partyBills({ groups, segments, finance: { sell: 715_206, deposit: 383_376 } })
    expect(bills.map(({ sell, deposit, balance }) => [sell, deposit, balance])).toEqual([
      [493_986, 264_794, 229_192],
      [221_220, 118_582, 102_638],
    ])
    expect(partyBills({ groups: [], segments, finance: { sell: 1, deposit: 1 } })).toEqual([])
  })

  test('add up to sell, deposit and balance to the minor unit', () => {
    const groups = fc
      .array(fc.record({ travelers: fc.nat(6), s0: fc.integer({ min: 0, max: 100 }) }), {
        minLength: 1,
        maxLength: 7,
      })
      .map((given) =>
        given.map(({ travelers, s0 }, index) => group(`g${index}`, travelers, { s0 })),
      )
    const amount = fc.integer({ min: 0, max: 1e9 })
    fc.assert(
      fc.property(
        groups,
        amount,
        amount,
        fc.integer({ min: -1e6, max: 1e6 }),
        fc.nat(100),
        (given, s0, s1, custom, percent) => {
          const sell = Math.max(0, s0 + s1 + custom)
          const deposit = Math.round((sell * percent) / 100)
          const priced = [
            { id: 's0', sell: s0 },
            { id: 's1', sell: s1 },
          ]
          const bills = partyBills({ groups: given, segments: priced, finance: { sell, deposit } })
          const sum = (of: 'sell' | 'deposit' | 'balance') =>
            bills.reduce((total, bill) => total + bill[of], 0)
          expect([sum('sell'), sum('deposit'), sum('balance')]).toEqual([
            sell,
            deposit,
            sell - deposit,
          ])
          for (const bill of bills) expect(bill.deposit + bill.balance).toBe(bill.sell)
        },
      ),
    )
  })
})

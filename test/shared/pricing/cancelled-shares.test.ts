import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { segmentIdSchema } from '#shared/ids/ids'
import type { PartyCancellation } from '#shared/itinerary/cancellation-fee-record'
import { type CancelledShare, cancelledAmounts } from '#shared/pricing/cancelled-shares'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { anItinerary, aStay } from '../itinerary/builders'

/** A share of each of some segments, by what they sold for then. */
const cases = fc
  .array(
    fc.record({
      sell: fc.integer({ min: 1, max: 3_000_000 }),
      percent: fc.integer({ min: 0, max: 100 }),
      sellNow: fc.integer({ min: 0, max: 3_000_000 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((segments) => {
    const parts = segments.map(({ sell, percent }, at) => ({
      id: `s${at}`,
      sell,
      share: Math.floor((sell * percent) / 100),
    }))
    const share: CancelledShare = { segments: parts, adjustments: 0 }
    return { share, now: segments.map(({ sellNow: sell }, at) => ({ id: `s${at}`, sell })) }
  })

describe('what a group that cancelled no longer pays', () => {
  test('is its share to the cent while segments cost what they did, taken out or not', () => {
    fc.assert(
      fc.property(cases, fc.boolean(), ({ share }, isTakenOut) => {
        const given = isTakenOut ? { ...share, isTakenOut } : share
        const { total, bySegment } = cancelledAmounts([given as CancelledShare], share.segments)
        expect(total).toBe(share.segments.reduce((sum, part) => sum + part.share, 0))
        for (const { id, share: own } of share.segments) expect(bySegment.get(id) ?? 0).toBe(own)
      }),
    )
  })

  test('goes with the price of a segment while its places are booked: less than a cent from its proportion', () => {
    fc.assert(
      fc.property(cases, ({ share, now }) => {
        const { bySegment } = cancelledAmounts([share], now)
        for (const [at, { id, sell, share: own }] of share.segments.entries()) {
          const exact = ((now[at]?.sell ?? 0) * own) / sell
          expect(Math.abs((bySegment.get(id) ?? 0) - exact)).toBeLessThan(1)
        }
      }),
    )
  })

  test('is nothing of a segment that was quoted anew without it', () => {
    fc.assert(
      fc.property(cases, ({ share, now }) => {
        const { bySegment } = cancelledAmounts([{ ...share, isTakenOut: true }], now)
        for (const [at, { id, sell, share: own }] of share.segments.entries())
          expect(bySegment.get(id) ?? 0).toBe(now[at]?.sell === sell ? own : 0)
      }),
    )
  })
})

describe('what a group that cancelled before anything had a price no longer pays', () => {
  const unpriced: CancelledShare = {
    segments: [{ id: 's0', sell: 0, share: 0 }],
    adjustments: 20_000,
  }

  test('is its part of what the agent had added', () => {
    for (const sell of [0, 90_000])
      expect(cancelledAmounts([unpriced], [{ id: 's0', sell }]).total).toBe(20_000)
  })

  test('is nothing of a stay that was priced since, however many cancelled', () => {
    const now = [{ id: 's0', sell: 90_000 }]
    const { bySegment } = cancelledAmounts([unpriced, unpriced], now)
    expect(bySegment.get('s0') ?? 0).toBe(0)
  })

  test('is no adjustment where its stays are gone', () => {
    const priced = { segments: [{ id: 's0', sell: 9, share: 3 }], adjustments: 20_000 }
    expect(cancelledAmounts([priced], [{ id: 's1', sell: 9 }]).total).toBe(0)
  })
})

test('a group that was taken out stays so when others join the trip', () => {
  const context = {
    agency: { agencyCode: 'MAR001', featureFlags: [] },
    fees: { credit: 3.5, ach: 1, foreignSellMarkup: 1 },
    firstPartyAgencies: [],
  }
  const cancellation: PartyCancellation = {
    partyId: 'berg',
    at: '2027-01-01T09:00:00.000Z',
    day: calendarDate('2027-01-01'),
    policyFee: 0,
    fee: 0,
    returnsServiceFees: true,
    lines: [],
    guests: 6,
    segments: [{ id: segmentIdSchema.parse('s'), sell: 60_000, share: 20_000 }],
    adjustments: 0,
    share: 20_000,
  }
  const with6 = (sellOverride: number) =>
    anItinerary({
      adults: 6,
      children: 0,
      segments: [aStay({ id: 's', sellOverride })],
      partyCancellations: [cancellation],
    })
  const sellAfter = (record: ReturnType<typeof with6>) => {
    const priced = repriceItinerary(record, context)
    return { sell: priced.finance?.sell, codes: priced.advice.map(({ code }) => code), priced }
  }
  const booked = sellAfter(with6(90_000))
  expect(booked.sell).toBe(60_000)
  expect(booked.codes).toContain('party-cancelled')
  const gone = sellAfter({ ...booked.priced, adults: 4 })
  expect(gone.sell).toBe(90_000)
  expect(gone.codes).not.toContain('party-cancelled')
  const joined = sellAfter({ ...gone.priced, adults: 7 })
  expect([joined.sell, joined.codes.includes('party-cancelled')]).toEqual([90_000, false])
})

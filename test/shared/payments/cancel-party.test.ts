import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { partyTerms, type SharedTrip } from '#shared/payments/cancel-party'
import { feeOfDay } from '#shared/payments/cancellation-fee'
import { planPayments } from '#shared/payments/plan-payments'
import { activeParties } from '#shared/pricing/active-parties'
import { partyBills, partyShares } from '#shared/pricing/party-shares'

const startDate = calendarDate('2027-06-15')
const day = addDays(startDate, -40)
const ids = ['a', 'b', 'c', 'd']

const trips = fc
  .record({
    sizes: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 4 }),
    sells: fc.array(fc.integer({ min: 0, max: 3_000_000 }), { minLength: 1, maxLength: 5 }),
    adjustment: fc.integer({ min: -20_000, max: 20_000 }),
    percent: fc.constantFrom(0, 10, 33, 50, 100),
    own: fc.option(fc.constantFrom(20, 75), { nil: undefined }),
  })
  .map(({ sizes, sells, adjustment, percent, own }): SharedTrip & { sell: number } => {
    const sell = Math.max(0, sells.reduce((sum, one) => sum + one, 0) + adjustment)
    return {
      sell,
      state: 'confirmed',
      startDate,
      flags: [],
      payments: [],
      finance: { sell, deposit: Math.floor(sell / 2) } as SharedTrip['finance'],
      cancellation: own === undefined ? undefined : [{ days: 90, percent: own }],
      parties: sizes.map((size, at) => ({
        id: ids[at] ?? '',
        name: '',
        travelerIds: Array.from({ length: size }, (_, index) => `${at} ${index}`),
        allocations: {},
      })),
      segments: sells.map((one, at) => ({
        id: `s${at}`,
        type: 'stay',
        startDate,
        sell: one,
        cancellation: [{ days: 60, percent }],
      })),
    }
  })

describe('a party group that cancels', () => {
  test('leaves shares of segments and adjustments that add up to the price without it', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const terms = partyTerms(trip, { partyId: 'a', day })
        if (terms === undefined) throw new Error('It is on the trip')
        const partyCancellations = [{ ...terms, partyId: 'a' }] as unknown as NonNullable<
          SharedTrip['partyCancellations']
        >
        const { groups, segments } = activeParties({ ...trip, partyCancellations })
        const sell = trip.sell - terms.share
        const left = partyShares({ groups, segments, sell })
        expect(left.map(({ id }) => id)).toEqual(trip.parties.slice(1).map(({ id }) => id))
        expect(left.reduce((sum, share) => sum + share.sell, 0)).toBe(sell)
        const before = partyShares({ groups: trip.parties, segments, sell: trip.sell })
        if (trip.parties.length === 2)
          expect(left[0]?.sell).toBe(trip.sell - (before[0]?.sell === undefined ? 0 : terms.share))
      }),
    )
  })

  test('leaves each of the others its share and deposit to the cent, also when another follows', () => {
    fc.assert(
      fc.property(trips, fc.boolean(), (trip, isGone) => {
        fc.pre(trip.segments.every(({ sell = 0 }) => sell > 100))
        const whole = { sell: trip.sell, deposit: Math.floor(trip.sell / 2) }
        const before = new Map(
          partyBills({ ...activeParties(trip), finance: whole }).map((bill) => [bill.id, bill]),
        )
        let now: SharedTrip = trip
        for (const partyId of ids.slice(0, trip.parties.length - 1)) {
          const terms = partyTerms(now, { partyId, day })
          if (terms === undefined) throw new Error('It is on the trip')
          const { sell, deposit } = now.finance ?? { sell: 0, deposit: 0 }
          const travelerIds = trip.parties.find(({ id }) => id === partyId)?.travelerIds
          now = {
            ...now,
            // Whoever cancelled may leave the trip afterwards.
            parties: now.parties.map((group) =>
              isGone && group.id === partyId ? { ...group, travelerIds: [] } : group,
            ),
            finance: {
              sell: sell - terms.share,
              deposit: deposit - terms.deposit,
            } as SharedTrip['finance'],
            partyCancellations: [
              ...(now.partyCancellations ?? []),
              { ...terms, travelerIds, partyId },
            ] as unknown as SharedTrip['partyCancellations'],
          }
          const finance = now.finance ?? whole
          for (const bill of partyBills({ ...activeParties(now), finance })) {
            const { sell: share, deposit: part, balance } = before.get(bill.id) ?? bill
            expect(bill).toMatchObject({ sell: share, deposit: part, balance })
          }
        }
      }),
    )
  })

  test('moves no payment of the others, nor the parts of a plan, by a cent', () => {
    const steps = fc.uniqueArray(
      fc.record({
        days: fc.integer({ min: 0, max: 200 }),
        percent: fc.integer({ min: 1, max: 30 }),
      }),
      { selector: ({ days }) => days, maxLength: 4 },
    )
    const permilles = fc.array(fc.nat({ max: 1_200 }), { maxLength: 4 })
    fc.assert(
      fc.property(trips, steps, permilles, (trip, parts, permille) => {
        fc.pre(trip.segments.every(({ sell = 0 }) => sell > 100))
        const terms = partyTerms(trip, { partyId: 'a', day })
        if (terms === undefined || trip.finance === undefined) throw new Error('It is on the trip')
        const { sell, deposit } = trip.finance
        const travelerIds = trip.parties.find(({ id }) => id === 'a')?.travelerIds
        const kept = partyBills({ ...activeParties(trip), finance: trip.finance }).map(
          ({ id, sell: share }, at) => ({
            partyId: id,
            amount: Math.min(share, Math.floor((share * (permille[at] ?? 0)) / 1_000)),
          }),
        )
        const plan = (of: SharedTrip, finance: { sell: number; deposit: number }) =>
          planPayments({
            ...activeParties(of),
            finance: { ...finance, balance: finance.sell - finance.deposit },
            kept: kept.filter(({ partyId }) => of === trip || partyId !== 'a'),
            startDate,
            today: addDays(startDate, -180),
            steps: parts,
            isShared: true,
          }).filter(({ partyId }) => partyId !== 'a')
        const partyCancellations = [
          { ...terms, travelerIds, partyId: 'a' },
        ] as unknown as SharedTrip['partyCancellations']
        expect(
          plan(
            { ...trip, partyCancellations },
            {
              sell: sell - terms.share,
              deposit: deposit - terms.deposit,
            },
          ),
        ).toEqual(plan(trip, { sell, deposit }))
      }),
    )
  })

  test('is charged its part of the fee, and all parts add up to that of the trip', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const all = trip.parties.map(({ id: partyId }) => partyTerms(trip, { partyId, day }))
        const { fee } = feeOfDay(trip, day)
        const parts = all.map((terms) => terms?.ofDay.fee ?? 0)
        const sum = parts.reduce((total, part) => total + part, 0)
        expect(sum).toBeLessThanOrEqual(fee)
        const isCapped = all.some((terms) => terms?.ofDay.fee === terms?.share)
        if (!isCapped) expect(sum).toBe(fee)
        for (const terms of all)
          expect(terms?.ofDay.fee ?? 0).toBeLessThanOrEqual(terms?.share ?? 0)
      }),
    )
  })

  test('takes no part in a segment that was quoted anew without it, and its proportion while it is booked', () => {
    const segments = [
      { id: 's1', sell: 900 },
      { id: 's2', sell: 600 },
    ]
    const parties = [
      { id: 'a', travelerIds: ['1'] },
      { id: 'b', travelerIds: ['2'] },
    ]
    const partyCancellations = [
      {
        partyId: 'a',
        adjustments: 0,
        isTakenOut: true as const,
        segments: [
          { id: 's1', sell: 1000, share: 500 },
          { id: 's2', sell: 600, share: 300 },
        ],
      },
    ]
    expect(activeParties({ parties, partyCancellations, segments })).toMatchObject({
      groups: [{ id: 'b', travelerIds: ['2'] }],
      segments: [
        { id: 's1', sell: 900 },
        { id: 's2', sell: 300 },
      ],
    })
    const booked = partyCancellations.map(({ isTakenOut: _, ...one }) => one)
    expect(activeParties({ parties, partyCancellations: booked, segments }).segments).toEqual([
      { id: 's1', sell: 450 },
      { id: 's2', sell: 300 },
    ])
  })
})

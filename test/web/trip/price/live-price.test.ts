import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itineraryViewOf } from '#shared/itinerary/itinerary-view'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { compositionOf, percentText, permilleOf } from '../../../../web/trip/people/composition'
import { disagreements, livePrice } from '../../../../web/trip/price/live-price'
import { pricingAgencyOf } from '../../../../web/trip/price/pricing-context'
import { aRecord, aTrip, flight, jao, mombo, pricing } from '../builders'

const context = {
  agency: { agencyCode: 'MAR001', featureFlags: [] },
  fees: pricing.fees,
  firstPartyAgencies: pricing.firstPartyAgencies,
}
const percent = fc.integer({ min: -500, max: 12_000 }).map((hundredths) => hundredths / 100)
const rates = fc.record({
  land: percent,
  air: percent,
  deposit: percent,
  currency: percent,
  dmc: percent,
  rack: percent,
})
const refunds = fc.record({
  status: fc.constantFrom('Pending' as const, 'Paid' as const, 'Error' as const),
  amount: fc.integer({ min: 0, max: 600_000 }),
  at: fc.constant('2027-02-01T10:00:00.000Z'),
})
const payments = fc.array(
  fc.record({
    paymentId: fc.constant('pay_0001'),
    paymentType: fc.constantFrom('deposit' as const, 'balance' as const),
    amount: fc.integer({ min: 0, max: 500_000 }),
    serviceFee: fc.integer({ min: 0, max: 20_000 }),
    status: fc.constantFrom('Paid' as const, 'Pending' as const),
    refund: fc.option(refunds, { nil: undefined }),
  }),
  { maxLength: 3 },
)
const records = fc
  .record({
    rates,
    discount: fc.integer({ min: 0, max: 3_000_000 }),
    customPriceAdjustment: fc.integer({ min: -900_000, max: 900_000 }),
    customPriceAdjustmentFee: fc.integer({ min: 0, max: 50_000 }),
    currency: fc.constantFrom('USD', 'ZAR', 'BWP'),
    model: fc.constantFrom('net' as const, 'rack' as const),
    payments,
    hasMarkup: fc.boolean(),
    sellOverride: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: undefined }),
    rspAmount: fc.constantFrom(undefined, 'N/A', '120000.00'),
    chargeable: fc.constantFrom(undefined, false),
  })
  .map(({ sellOverride, rspAmount, chargeable, hasMarkup, ...trip }) =>
    aRecord({
      ...trip,
      flags: hasMarkup ? ['xfsm'] : [],
      segments: [{ ...jao, sellOverride, rspAmount }, { ...flight, chargeable }, mombo],
    }),
  )

describe('the live price', () => {
  test('is what the server stores, to the cent, whatever is edited', () => {
    fc.assert(
      fc.property(records, (record) => {
        const stored = repriceItinerary(record, context)
        const here = livePrice(itineraryViewOf(record), pricing)
        expect(disagreements(here, stored)).toEqual([])
        for (const { id, sell } of stored.segments) expect(here.sells.get(id)).toBe(sell)
      }),
      { numRuns: 300 },
    )
  })

  test('names every figure that differs', () => {
    const here = livePrice(aTrip(), pricing)
    const finance = { ...here.finance, sell: here.finance.sell + 1 }
    expect(disagreements(here, { ...here, finance })).toEqual(['finance.sell'])
  })

  test('is the stored one while the price is locked', () => {
    const figures = repriceItinerary(aRecord({ flags: ['genpay'] }), context)
    const trip = itineraryViewOf({
      ...figures,
      state: 'provisional',
      rates: { ...figures.rates, land: 45 },
    })
    expect(livePrice(trip, pricing)).toMatchObject({ isLocked: true, finance: figures.finance })
  })

  test('is the stored one, and says why, when an exchange rate is missing', () => {
    const price = livePrice(aTrip({ spotRates: { USD: '1' } }), pricing)
    expect(price.failure).toBe('Missing spot rate for required currency')
    expect(price.finance.sell).toBe(0)
  })
})

describe('what the price is made of', () => {
  test('adds up to the sell as long as it is not below cost', () => {
    fc.assert(
      fc.property(records, (record) => {
        const price = livePrice(itineraryViewOf(record), pricing)
        const parts = compositionOf(price)
        const sum = parts.reduce((total, { amount }) => total + amount, 0)
        expect(parts.every(({ amount }) => amount > 0)).toBe(true)
        if (price.finance.sell > 0 && price.margins.total >= 0) expect(sum).toBe(price.finance.sell)
      }),
    )
  })

  test('is told in tenths of a percent, with a real minus', () => {
    expect(percentText(permilleOf(1_860_396, 10_393_102))).toBe('17.9%')
    expect(percentText(permilleOf(-150_000, 10_393_102))).toBe('−1.4%')
    expect(permilleOf(5, 0)).toBe(0)
  })
})

describe('the agency that a trip is priced by', () => {
  const superadmins = { agencyCode: 'ITR006', featureFlags: ['highDepositMargin'] }
  const user = (agencyCode: string) => ({
    user: {
      agency: { name: 'Marula', agencyCode },
      agent: { fullName: 'Naledi Mokoena', email: 'naledi@example.com' },
    },
  })

  test('is the trip’s own, whose flags are not those of somebody who looks at it from another one', () => {
    expect(pricingAgencyOf(user('MAR001'), superadmins)).toEqual({
      agencyCode: 'MAR001',
      featureFlags: [],
    })
    expect(pricingAgencyOf(user('ITR006'), superadmins)).toEqual(superadmins)
    expect(pricingAgencyOf({}, superadmins)).toEqual(superadmins)
  })
})

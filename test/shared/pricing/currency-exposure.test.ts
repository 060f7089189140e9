import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  currencyExposure,
  type ExposureInput,
  exposureMoves,
} from '#shared/pricing/currency-exposure'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import type { PricingInput } from '#shared/pricing/pricing-input'
import { itinerary } from './arbitraries'

/**
 * The worked example of pricing.md: cost 5150.00 of ZAR 90 000.00 at 18, margins 1602.06, deposit
 * 3833.76, sell 7152.06.
 */
const pricing: PricingInput = {
  currency: 'USD',
  state: 'estimate',
  model: 'net',
  agencyCode: 'ABC001',
  rates: { land: 20, air: 20, deposit: 50, currency: 3, dmc: 3, rack: 6 },
  spotRates: { ZAR: '18.0', KES: '130' },
  segments: [
    { id: 's1', type: 'stay', arrangedBy: 'DMC', costAmount: '90000.00', currency: 'ZAR' },
    { id: 's2', type: 'scheduled', arrangedBy: 'DMC', costAmount: '400.00', currency: 'USD' },
  ],
}
const standing = { sell: 715_206, deposit: 383_376, paid: 0, margin: 160_206 }
const anInput = (named: Partial<ExposureInput> = {}): ExposureInput => ({
  pricing,
  standing,
  todaysRates: { ZAR: '18.0', KES: '130' },
  ...named,
})
const at = (margins: readonly { move: number; margin: number }[], move: number) =>
  margins.find((one) => one.move === move)?.margin

describe('currencyExposure', () => {
  test('tells what is unpaid in each buying currency, at which rate, and what is left when it moves', () => {
    const { currencies, margins } = currencyExposure(anInput())
    expect(currencies).toEqual([
      {
        currency: 'ZAR',
        unpaid: 9_000_000,
        cost: 515_000,
        rateUsed: '18',
        rateToday: '18',
        drift: 0,
        margins: [
          { move: -5, margin: 160_206 + 25_750 },
          { move: -3, margin: 160_206 + 15_450 },
          { move: -1, margin: 160_206 + 5_150 },
          { move: 0, margin: 160_206 },
          { move: 1, margin: 160_206 - 5_150 },
          { move: 3, margin: 160_206 - 15_450 },
          { move: 5, margin: 160_206 - 25_750 },
        ],
      },
    ])
    expect(margins).toEqual(currencies[0]?.margins)
  })

  test('counts the move that there was already: fewer rand for a dollar make the rand dearer', () => {
    const [zar] = currencyExposure(anInput({ todaysRates: { ZAR: '17.1' } })).currencies
    expect(zar).toMatchObject({ rateToday: '17.1', drift: 526 }) // 18 / 17.1 = 1.05263
    // 90 000 / 17.1 × 1.03 = 5421.05
    expect(at(zar?.margins ?? [], 0)).toBe(160_206 - (542_105 - 515_000))
    const [cheaper] = currencyExposure(anInput({ todaysRates: { ZAR: 20 } })).currencies
    expect(cheaper?.drift).toBe(-1_000)
  })

  test('leaves out what is paid with the deposit: flights in full, of the rest the deposit’s share', () => {
    const flight = { id: 's3', type: 'flight', costAmount: '1800.00', currency: 'ZAR' }
    const withFlight = { ...pricing, segments: [...(pricing.segments ?? []), flight] }
    const unpaidAt = (paid: number) =>
      currencyExposure(
        anInput({ pricing: withFlight, standing: { ...standing, paid } }),
      ).currencies.map(({ unpaid }) => unpaid)
    expect(unpaidAt(383_375)).toEqual([9_180_000])
    expect(unpaidAt(383_376)).toEqual([4_500_000])
    expect(unpaidAt(715_206)).toEqual([])
  })

  test('moves one currency with the others where they are today, and all of them together', () => {
    const kenya = { id: 's3', type: 'stay', costAmount: '130000.00', currency: 'KES' }
    const both = { ...pricing, segments: [...(pricing.segments ?? []), kenya] }
    const { currencies, margins } = currencyExposure(
      anInput({ pricing: both, todaysRates: { ZAR: 18, KES: '104' } }),
    )
    const [kes, zar] = currencies
    expect(kes).toMatchObject({ currency: 'KES', cost: 103_000, drift: 2_500 })
    const today = 160_206 - 25_750 // KES 130 000 / 104 × 1.03 = 1287.50
    expect(at(zar?.margins ?? [], 5)).toBe(today - 25_750)
    expect(at(kes?.margins ?? [], 5)).toBe(today - 6_438) // 1287.50 × 1.05 = 1351.875, up to 1351.88
    expect(at(margins, 5)).toBe(today - 25_750 - 6_438)
  })

  test('takes a currency without a rate today as unmoved, and says that it knows no drift', () => {
    const [zar] = currencyExposure(anInput({ todaysRates: {} })).currencies
    expect(zar).toMatchObject({ rateUsed: '18', rateToday: undefined, drift: undefined })
    expect(at(zar?.margins ?? [], 0)).toBe(160_206)
  })

  test('shows a dear currency against a cheap one with six decimals', () => {
    const inRand = { ...pricing, currency: 'ZAR', spotRates: { ZAR: '16.4401' } }
    const [usd] = currencyExposure(
      anInput({ pricing: inRand, todaysRates: { ZAR: '16.4401' } }),
    ).currencies
    expect(usd).toMatchObject({ currency: 'USD', unpaid: 40_000, rateUsed: '0.060827' })
  })

  test('has nothing to tell when all is bought in the currency it is sold in, or counts for nothing', () => {
    const nothing = {
      currencies: [],
      margins: exposureMoves.map((move) => ({ move, margin: 160_206 })),
    }
    const segments = [
      { id: 'a', type: 'stay', costAmount: '10', currency: 'USD' },
      { id: 'b', type: 'stay', costAmount: '10', currency: 'ZAR', chargeable: false },
      { id: 'c', type: 'cruise', costAmount: '10', currency: 'ZAR' },
      { id: 'd', type: 'stay', costAmount: 'N/A', currency: 'ZAR' },
    ]
    expect(currencyExposure(anInput({ pricing: { ...pricing, segments } }))).toEqual(nothing)
  })

  test('says which rate the itinerary lacks', () => {
    expect(() => currencyExposure(anInput({ pricing: { ...pricing, spotRates: {} } }))).toThrow(
      'Missing spot rate',
    )
  })
})

describe('currencyExposure, whatever the itinerary', () => {
  const rate = fc.integer({ min: 100, max: 9_999_999 }).map((units) => (units / 1_000).toFixed(3))
  const usual = fc
    .tuple(
      itinerary,
      fc.record({ ZAR: rate, KES: rate, JPY: rate, RWF: rate, BHD: rate, EUR: rate }),
    )
    .map(([input, spotRates]) => ({ ...input, spotRates: { USD: 1, ...spotRates } }))
  const shift = fc.constantFrom(1, 0.5, 0.97, 1.031, 2)

  test('leaves the margin of the price when nothing has moved and nothing moves', () => {
    fc.assert(
      fc.property(usual, (input) => {
        const { finance, margins } = priceItinerary(input)
        const figures = {
          sell: finance.sell,
          deposit: finance.deposit,
          paid: 0,
          margin: margins.total,
        }
        const exposure = currencyExposure({
          pricing: input,
          todaysRates: input.spotRates,
          standing: figures,
        })
        expect(at(exposure.margins, 0)).toBe(margins.total)
        expect(exposure.currencies.every(({ drift }) => drift === 0)).toBe(true)
      }),
    )
  })

  test('leaves less the dearer a currency gets that is still to be paid, and all together adds up', () => {
    fc.assert(
      fc.property(usual, shift, (input, factor) => {
        const todaysRates = Object.fromEntries(
          Object.entries(input.spotRates).map(([code, rate]) => [
            code,
            code === 'USD' ? 1 : Number(rate) * factor,
          ]),
        )
        const figures = { sell: 10, deposit: 5, paid: 0, margin: 777_777 }
        const { currencies, margins } = currencyExposure({
          pricing: input,
          todaysRates,
          standing: figures,
        })
        const today = at(margins, 0) ?? Number.NaN
        for (const { unpaid, margins: own } of currencies) {
          const steps = own.map(({ margin }) => (unpaid > 0 ? margin : -margin))
          expect(steps).toEqual(steps.toSorted((one, other) => other - one))
          expect(at(own, 0)).toBe(today)
        }
        for (const { move, margin } of margins) {
          const sum = currencies.reduce(
            (left, { margins: own }) => left + ((at(own, move) ?? 0) - today),
            today,
          )
          expect(margin).toBe(sum)
        }
      }),
    )
  })
})

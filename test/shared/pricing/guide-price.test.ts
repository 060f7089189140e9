import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guidePrice } from '#shared/pricing/guide-price'
import { priceItinerary } from '#shared/pricing/price-itinerary'

describe('guidePrice', () => {
  test('sells a dollar rate at the agency’s margins', () => {
    expect(
      guidePrice(
        { amount: 198_500, rateCurrency: 'USD' },
        { rates: { land: 20, dmc: 3, currency: 3 } },
      ),
    ).toBe(255_799)
  })

  test('adds the currency rate to a rate in another currency', () => {
    expect(guidePrice({ amount: 252_431, rateCurrency: 'ZAR' }, { rates: {} })).toBe(335_056)
  })

  test('is what the itinerary’s pricing makes of the same amount', () => {
    const percent = fc.integer({ min: 0, max: 50 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), percent, percent, (amount, land, dmc) => {
        const rates = { land, dmc }
        const segment = {
          id: 's',
          type: 'stay',
          costAmount: (amount / 100).toFixed(2),
          currency: 'USD',
        }
        const priced = priceItinerary({
          currency: 'USD',
          rates,
          spotRates: { USD: 1 },
          segments: [segment],
        })
        expect(guidePrice({ amount, rateCurrency: 'USD' }, { rates })).toBe(priced.finance.sell)
      }),
    )
  })
})

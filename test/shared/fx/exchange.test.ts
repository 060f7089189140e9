import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conversionRatio } from '#shared/fx/conversion'
import { convertMoney } from '#shared/fx/convert-money'
import { createExchange } from '#shared/fx/exchange'
import { spotRateOf } from '#shared/fx/spot-rates'
import { fromMoney, moneyOf } from '#shared/money/money'

const spotRates = { USD: 1, ZAR: '18.0', BWP: 13.6708, JPY: '150.25', BHD: '0.376', EUR: 0.92 }

describe('createExchange', () => {
  const exchange = createExchange({ spotRates })

  test.each([
    [9_000_000, 'ZAR', 'USD', 500_000],
    [500_000, 'USD', 'ZAR', 9_000_000],
    [100, 'USD', 'JPY', 150],
    [15_025, 'JPY', 'USD', 10_000],
    [376, 'BHD', 'USD', 100],
    [100, 'USD', 'BHD', 376],
    [1_000, 'JPY', 'BHD', 2_502],
    [-100, 'USD', 'JPY', -150],
  ])('converts %i of %s to %s', (amount, from, to, converted) => {
    expect(exchange.convert(amount, { from, to })).toBe(converted)
  })

  test('leaves an amount of the same currency as it is', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom('USD', 'ZAR', 'XTS'), (amount, currency) => {
        expect(exchange.convert(amount, { from: currency, to: currency })).toBe(amount + 0)
      }),
    )
  })

  test('comes back to within the rounding of the coarser currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (amount) => {
        const there = exchange.convert(amount, { from: 'USD', to: 'ZAR' })
        expect(exchange.convert(there, { from: 'ZAR', to: 'USD' })).toBe(amount)
      }),
    )
  })

  test('says Exchange Not Initialized without rates', () => {
    expect(() => createExchange({ spotRates: undefined })).toThrow('Exchange Not Initialized')
    expect(() => createExchange({ spotRates: null })).toThrow('Exchange Not Initialized')
  })

  test('says Custom Rates Missing Target when an itinerary has rates of its own without the target', () => {
    const customRates = { ZAR: '17.5' }
    expect(() => createExchange({ spotRates, customRates, target: 'EUR' })).toThrow(
      'Custom Rates Missing Target',
    )
    expect(
      createExchange({ spotRates, customRates, target: 'USD' }).convert(1750, {
        from: 'ZAR',
        to: 'USD',
      }),
    ).toBe(100)
  })

  test('says Invalid currency and Missing spot rate for required currency', () => {
    expect(() => exchange.convert(1, { from: 'RAND', to: 'USD' })).toThrow('Invalid currency')
    expect(() => exchange.convert(1, { from: 'USD', to: 'usd' })).toThrow('Invalid currency')
    expect(() => exchange.convert(1, { from: 'USD', to: 'KES' })).toThrow(
      'Missing spot rate for required currency',
    )
  })
})

describe('spotRateOf', () => {
  test.each([0, '0', -1, Number.NaN, 'much', '', null, undefined])(
    'counts %s as no rate',
    (rate) => {
      expect(() => spotRateOf({ spotRates: { ZAR: rate }, currency: 'ZAR' })).toThrow(
        expect.objectContaining({ code: 'fx.missing-spot-rate', facts: { currency: 'ZAR' } }),
      )
    },
  )

  test('knows the dollar without being told', () => {
    expect(spotRateOf({ spotRates: {}, currency: 'USD' })).toEqual({ units: 1, scale: 0 })
  })

  test('speaks of a new segment when the itinerary keeps its last rates', () => {
    expect(() => spotRateOf({ spotRates: {}, currency: 'ZAR', keepsLastRates: true })).toThrow(
      'Missing spot rate for new itinerary segment',
    )
  })
})

describe('conversionRatio', () => {
  test('takes the markup between currencies only', () => {
    const markup = { units: 103, scale: 2 }
    expect(conversionRatio({ from: 'ZAR', to: 'ZAR', spotRates, markup })).toEqual({
      numerator: 1,
      denominator: 1,
    })
    expect(conversionRatio({ from: 'ZAR', to: 'USD', spotRates, markup })).toEqual({
      numerator: 103,
      denominator: 1800,
    })
  })
})

describe('convertMoney', () => {
  test('converts a money value and keeps one of the same currency', () => {
    expect(fromMoney(convertMoney(moneyOf(9_000_000, 'ZAR'), { to: 'USD', spotRates }))).toEqual({
      amount: 500_000,
      currency: 'USD',
    })
    expect(fromMoney(convertMoney(moneyOf(5, 'USD'), { to: 'USD', spotRates: {} }))).toEqual({
      amount: 5,
      currency: 'USD',
    })
  })
})

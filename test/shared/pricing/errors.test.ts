import { describe, expect, test } from 'vitest'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import type { PricingInput, PricingSegment } from '#shared/pricing/pricing-input'

const price = (segment: Partial<PricingSegment>, input: Partial<PricingInput> = {}) =>
  priceItinerary({
    currency: 'USD',
    spotRates: { USD: 1, ZAR: 18 },
    segments: [{ id: 's1', type: 'stay', costAmount: '100.00', currency: 'USD', ...segment }],
    ...input,
  })

describe('what cannot be priced', () => {
  test('is told in the words of the specification', () => {
    expect(() => price({ currency: 'KES' })).toThrow('Missing spot rate for required currency')
    expect(() => price({ currency: 'KES' }, { flags: ['lcr'] })).toThrow(
      'Missing spot rate for new itinerary segment',
    )
    expect(() => price({}, { currency: 'EUR' })).toThrow('Missing spot rate for required currency')
    expect(() => price({}, { currency: 'EUR', flags: ['lcr'] })).toThrow(
      'Missing spot rate for required currency',
    )
    expect(() => price({ currency: 'ZAR' }, { spotRates: undefined })).toThrow(
      'Exchange Not Initialized',
    )
    expect(() => price({ currency: 'RAND' })).toThrow('Invalid currency')
    expect(() => price({}, { currency: 'usd' })).toThrow('Invalid currency')
    expect(() => price({}, { currency: '' })).toThrow('Currency required')
    expect(() => price({ currency: undefined })).toThrow('Currency required')
  })

  test.each([
    [{ costAmount: 'about 100' }, {}],
    [{ costAmount: Number.NaN }, {}],
    [{ sellOverride: 0.5 }, {}],
    [{}, { discount: 'much' }],
    [{}, { customPriceAdjustment: 1.5 }],
    [{}, { rates: { land: 'a fifth' } }],
    [{}, { fees: { ach: Number.POSITIVE_INFINITY } }],
    [{}, { payments: [{ status: 'Paid', amount: 0.1 }] }],
  ])('is an invalid amount: %j %j', (segment, input) => {
    expect(() => price(segment, input)).toThrow(
      expect.objectContaining({ code: 'money.invalid-amount' }),
    )
  })

  test.each([
    ['discount', {}, { discount: 'much' }],
    ['customPriceAdjustment', {}, { customPriceAdjustment: 1.5 }],
    ['customPriceAdjustmentFee', {}, { customPriceAdjustmentFee: 'x' }],
    ['payments.amount', {}, { payments: [{ status: 'Paid', amount: 0.1 }] }],
    ['payments.serviceFee', {}, { payments: [{ status: 'Paid', amount: 1, serviceFee: 0.1 }] }],
    ['sellOverride', { sellOverride: 0.5 }, {}],
  ])('names the field that is none: %s', (field, segment, input) => {
    expect(() => price(segment, input)).toThrow(
      expect.objectContaining({ facts: expect.objectContaining({ field }) }),
    )
  })

  test('is an amount beyond the safe integers, in a segment or in a sum', () => {
    const large = '60000000000000.00'
    expect(() => price({ costAmount: '90071992547409.92' })).toThrow('The amount is too large')
    const segments = ['s1', 's2'].map((id) => ({
      id,
      type: 'stay',
      costAmount: large,
      currency: 'USD',
    }))
    expect(() => price({}, { segments, rates: { dmc: 0, land: 0 } })).toThrow(
      expect.objectContaining({ code: 'money.unsafe-amount' }),
    )
  })
})

describe('what is not needed', () => {
  test('is not asked for', () => {
    expect(price({ currency: 'KES', chargeable: false }).finance.sell).toBe(0)
    expect(price({ currency: 'KES', costAmount: 'N/A' }).finance.sell).toBe(0)
    expect(price({ currency: undefined, costAmount: undefined }).finance.sell).toBe(0)
    expect(price({ type: 'cruise', currency: 'KES' }).finance.sell).toBe(0)
    expect(price({}, { spotRates: undefined }).finance.sell).toBeGreaterThan(0)
    expect(price({}, { payments: [{ status: 'Pending', amount: 0.1 }] }).finance.paid).toBe(0)
  })

  test('may be missing altogether', () => {
    expect(priceItinerary({ currency: 'USD' }).finance).toMatchObject({
      sell: 0,
      deposit: 0,
      balance: 0,
    })
    const nothing = {
      flags: null,
      rates: null,
      fees: null,
      segments: null,
      payments: null,
      discount: null,
    }
    expect(priceItinerary({ currency: 'USD', ...nothing })).toEqual(
      priceItinerary({ currency: 'USD' }),
    )
  })
})

describe('adjustments and payments', () => {
  test('move the sell, which stops at zero', () => {
    const adjusted = {
      discount: 3_000,
      customPriceAdjustment: 2_000,
      customPriceAdjustmentFee: '500',
    }
    const { finance, margins } = price({ sellOverride: 10_000 }, adjusted)
    expect([finance.sellingPrice, finance.sell, margins.custom]).toEqual([10_000, 9_500, -500])
    const free = price({ sellOverride: 10_000, type: 'flight' }, { discount: 50_000 })
    expect(free.finance).toMatchObject({ sell: 0, deposit: 0, balance: 0 })
    expect(free.deposits.upfrontTotal).toBe(0)
  })

  test('add up what is paid, and only that', () => {
    const payments = ['Paid', 'Pending', 'Paid'].map((status) => ({
      status,
      amount: 1_000,
      serviceFee: 35,
    }))
    expect(price({}, { payments }).finance).toMatchObject({ paid: 2_000, serviceFee: 70 })
  })
})

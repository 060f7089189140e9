import { describe, expect, test } from 'vitest'
import { segmentTypeTable } from '#shared/itinerary/segment-types'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import type { PricingInput, PricingSegment } from '#shared/pricing/pricing-input'
import { pricingGroupOf } from '#shared/pricing/segment-kind'

const rates = { land: 20, air: 10, deposit: 50, currency: 3, dmc: 3, rack: 6 }
const aSegment = (over: Partial<PricingSegment> = {}): PricingSegment => ({
  id: 's1',
  type: 'stay',
  arrangedBy: 'DMC',
  costAmount: '1000.00',
  currency: 'USD',
  ...over,
})
const price = (segment: Partial<PricingSegment>, input: Partial<PricingInput> = {}) =>
  priceItinerary({
    currency: 'USD',
    rates,
    spotRates: { ZAR: 18, EUR: '0.92' },
    segments: [aSegment(segment)],
    ...input,
  })
const figuresOf = (...of: Parameters<typeof price>) => {
  const [figures] = price(...of).segments
  return [figures?.cost, figures?.dmcSell, figures?.sell]
}

describe('a segment in the net model', () => {
  test('is grossed up by the rate of its group', () => {
    expect(figuresOf({})).toEqual([100_000, 103_093, 128_866])
    expect(figuresOf({ type: 'chartered' })).toEqual([100_000, 103_093, 114_548])
  })

  test('has a group for every type, the same as in shared/itinerary', () => {
    for (const [type, { group }] of Object.entries(segmentTypeTable))
      expect(pricingGroupOf(type)).toBe(group)
  })

  test('takes the currency rate only when it is in another currency', () => {
    expect(figuresOf({ currency: 'ZAR', costAmount: '18000' })[0]).toBe(103_000)
    expect(figuresOf({ costAmount: '1000' })[0]).toBe(100_000)
    expect(figuresOf({ currency: 'EUR' }, { currency: 'EUR', spotRates: {} })[0]).toBe(100_000)
  })

  test('converts between two currencies that are not the dollar', () => {
    expect(figuresOf({ currency: 'ZAR', costAmount: '18000' }, { currency: 'EUR' })[0]).toBe(94_760)
  })

  test('ignores a rack price', () => {
    expect(figuresOf({ rspAmount: '9999.00' })).toEqual(figuresOf({}))
  })
})

describe('an own arrangement', () => {
  test.each(['Agent', '1', 1])('of %s has no DMC rate', (arrangedBy) => {
    expect(figuresOf({ arrangedBy, chargeable: true })).toEqual([100_000, 100_000, 125_000])
  })

  test('is charged only when it says so', () => {
    for (const chargeable of [undefined, null, false]) {
      expect(figuresOf({ arrangedBy: 'Agent', chargeable })).toEqual([0, 0, 0])
    }
  })
})

describe('a rack-priced segment', () => {
  const rack = { model: 'rack' }

  test('sells at the rack price plus the rack rate, and costs what it costs', () => {
    expect(figuresOf({ rspAmount: '1500.00' }, rack)).toEqual([100_000, 100_000, 159_000])
    expect(figuresOf({ rspAmount: '18000', currency: 'ZAR' }, rack)[2]).toBe(109_180)
  })

  test('is priced by the net model without a rack price', () => {
    for (const rspAmount of ['N/A', undefined, null])
      expect(figuresOf({ rspAmount }, rack)).toEqual(figuresOf({}))
  })

  test('earns in margins.rack and in no other', () => {
    const { margins } = price({ rspAmount: '1500.00', type: 'flight' }, rack)
    expect(margins).toEqual({ land: 0, air: 0, dmc: 0, custom: 0, rack: 59_000, total: 59_000 })
  })
})

describe('the sell', () => {
  test('takes the foreign-sell markup with the flag, outside the dollar', () => {
    const euros = { currency: 'EUR', flags: ['xfsm'] }
    expect(figuresOf({ currency: 'EUR' }, euros)).toEqual([100_000, 103_093, 130_155])
    expect(figuresOf({ currency: 'EUR' }, { ...euros, fees: { foreignSellMarkup: 2 } })[2]).toBe(
      131_443,
    )
    expect(figuresOf({ currency: 'EUR' }, { currency: 'EUR' })[2]).toBe(128_866)
    expect(figuresOf({}, { flags: ['xfsm'] })[2]).toBe(128_866)
  })

  test('is replaced by an override, after everything else', () => {
    expect(figuresOf({ sellOverride: 99_999 })).toEqual([100_000, 103_093, 99_999])
    expect(figuresOf({ sellOverride: 0 })[2]).toBe(0)
    expect(
      figuresOf({ sellOverride: 5, currency: 'EUR' }, { currency: 'EUR', flags: ['xfsm'] })[2],
    ).toBe(5)
    expect(figuresOf({ sellOverride: 5, rspAmount: '1' }, { model: 'rack' })[2]).toBe(5)
    expect(figuresOf({ sellOverride: null })[2]).toBe(128_866)
  })

  test('is zero, with cost and dmcSell, when the segment is not chargeable', () => {
    expect(figuresOf({ chargeable: false, sellOverride: 99_999 })).toEqual([0, 0, 0])
  })
})

describe('an unknown type', () => {
  test('counts as zero', () => {
    const result = price({ type: 'cruise', sellOverride: 99_999 })
    expect(result.segments).toEqual([{ id: 's1', cost: 0, dmcSell: 0, sell: 0 }])
    expect(price({ type: 'constructor', sellOverride: 99_999 }).finance.sell).toBe(0)
  })
})

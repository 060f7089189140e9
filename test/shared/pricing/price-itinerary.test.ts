import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figuresByPath } from '#shared/pricing/explanation/context'
import { itineraryPricer, priceItinerary } from '#shared/pricing/price-itinerary'
import { itinerary, workedExample } from './arbitraries'
import { oraclePrice } from './oracle'

/** An itinerary whose amounts fit; the few that do not are for errors.test.ts. */
const priced = itinerary.filter((input) => {
  try {
    priceItinerary(input)
    return true
  } catch {
    return false
  }
})

describe('the worked example', () => {
  const { segments, finance, costs, deposits, margins, rates } = priceItinerary(workedExample)

  test('gives the segments checked by hand', () => {
    expect(segments).toEqual([
      { id: 's1', cost: 515_000, dmcSell: 530_928, sell: 663_660 },
      { id: 's2', cost: 40_000, dmcSell: 41_237, sell: 51_546 },
    ])
  })

  test('gives the finance figures checked by hand', () => {
    expect(finance).toEqual({
      currency: 'USD',
      sell: 715_206,
      sellingPrice: 715_206,
      deposit: 383_376,
      deposit_fee_credit: 13_418,
      deposit_fee_ach: 3_834,
      sell_fee_credit: 25_032,
      sell_fee_ach: 7_152,
      balance: 331_830,
      balance_fee_credit: 11_614,
      balance_fee_ach: 3_318,
      paid: 0,
      serviceFee: 0,
      discount: 0,
      customPriceAdjustment: 0,
      customPriceAdjustmentFee: 0,
    })
  })

  test('gives the margins, costs and deposits that follow', () => {
    expect(margins).toEqual({
      land: 132_732,
      air: 10_309,
      dmc: 17_165,
      custom: 0,
      rack: 0,
      total: 160_206,
    })
    expect(costs).toEqual({
      supplier: 515_000,
      supplierTotal: 530_928,
      upfront: 40_000,
      upfrontTotal: 41_237,
      total: 572_165,
    })
    expect(deposits).toEqual({
      supplier: 257_500,
      supplierTotal: 297_500,
      agent: 74_330,
      agentTotal: 85_876,
      upfrontTotal: 51_546,
      total: 383_376,
    })
  })

  test('says which rates were applied', () => {
    expect(rates).toEqual({ land: 20, air: 20, deposit: 50, currency: 3, dmc: 3, rack: 6 })
  })
})

describe('every itinerary', () => {
  test('is priced as plain fractions say, every figure', () => {
    fc.assert(
      fc.property(priced, (input) => {
        const { segments, finance, costs, margins, deposits } = priceItinerary(input)
        expect(asBigints({ segments, finance, costs, margins, deposits })).toEqual(
          oraclePrice(input),
        )
      }),
      { numRuns: 1_000 },
    )
  })

  test('has cost, margin and sell in balance unless the sell stopped at zero', () => {
    fc.assert(
      fc.property(priced, (input) => {
        const { finance, costs, margins } = priceItinerary(input)
        fc.pre(finance.sellingPrice + margins.custom >= 0)
        expect(costs.supplier + costs.upfront + margins.total).toBe(finance.sell)
        expect(costs.total + margins.total - margins.dmc).toBe(finance.sell)
      }),
    )
  })

  test('has deposit and balance that make up the sell', () => {
    fc.assert(
      fc.property(priced, (input) => {
        const { finance, deposits } = priceItinerary(input)
        expect(finance.deposit + finance.balance).toBe(finance.sell)
        expect(deposits.total).toBe(finance.deposit)
        expect(deposits.supplierTotal + deposits.agentTotal).toBe(deposits.total)
      }),
    )
  })

  test('has integers for figures, and no minus zero', () => {
    fc.assert(
      fc.property(priced, (input) => {
        const result = priceItinerary(input)
        const ofSegments = result.segments.flatMap(({ cost, dmcSell, sell }) => [
          cost,
          dmcSell,
          sell,
        ])
        for (const figure of [...figuresByPath(result).values(), ...ofSegments]) {
          expect(Number.isSafeInteger(figure)).toBe(true)
          expect(Object.is(figure, -0)).toBe(false)
        }
      }),
    )
  })

  test('is priced the same twice, and is left as it was', () => {
    fc.assert(
      fc.property(priced, (input) => {
        const before = JSON.stringify(input)
        expect(priceItinerary(input)).toEqual(priceItinerary(input))
        expect(JSON.stringify(input)).toBe(before)
      }),
    )
  })

  test('does not depend on the order of its segments', () => {
    fc.assert(
      fc.property(priced, fc.infiniteStream(fc.nat()), (input, keys) => {
        const order = [...(input.segments ?? [])].map((segment) => ({
          segment,
          key: keys.next().value ?? 0,
        }))
        const shuffled = order.toSorted((a, b) => a.key - b.key).map(({ segment }) => segment)
        const { segments, ...figures } = priceItinerary(input)
        const { segments: others, ...same } = priceItinerary({ ...input, segments: shuffled })
        expect(same).toEqual(figures)
        expect(new Map(others.map((own) => [own.id, own]))).toEqual(
          new Map(segments.map((own) => [own.id, own])),
        )
      }),
    )
  })

  test('has segments whose sells sum to the selling price', () => {
    fc.assert(
      fc.property(priced, (input) => {
        const { segments, finance } = priceItinerary(input)
        expect(segments.reduce((sum, { sell }) => sum + sell, 0)).toBe(finance.sellingPrice)
      }),
    )
  })

  test('keeps its price when it is stored and priced with the rates as applied', () => {
    fc.assert(
      fc.property(priced, (input) => {
        const first = priceItinerary(input)
        expect(priceItinerary({ ...input, rates: first.rates })).toEqual(first)
      }),
    )
  })

  test('does not depend on what the client may see', () => {
    fc.assert(
      fc.property(priced, fc.boolean(), (input, hideFromClient) => {
        const segments = (input.segments ?? []).map((segment) => ({ ...segment, hideFromClient }))
        expect(priceItinerary({ ...input, segments })).toEqual(priceItinerary(input))
      }),
    )
  })
})

function asBigints(value: unknown): unknown {
  if (typeof value === 'number') return BigInt(value)
  if (Array.isArray(value)) return value.map(asBigints)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, asBigints(own)]))
}

test('pricing list after list gives what pricing each by itself gives, whatever came before', () => {
  fc.assert(
    fc.property(priced, fc.array(fc.nat(), { maxLength: 6 }), (input, picks) => {
      const given = input.segments ?? []
      const lists = [
        given,
        ...picks.map((pick) => given.filter((_segment, at) => (at + pick) % 3 !== 0)),
        given,
      ]
      const price = itineraryPricer(input)
      for (const segments of lists)
        expect(price(segments)).toEqual(priceItinerary({ ...input, segments }))
    }),
  )
})

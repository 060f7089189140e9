import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainFigure } from '#shared/pricing/explain'
import { figuresByPath } from '#shared/pricing/explanation/context'
import { figureNames } from '#shared/pricing/explanation/figure-names'
import { roundingText } from '#shared/pricing/explanation/rounding-text'
import { priceItinerary } from '#shared/pricing/price-itinerary'
import type { PricingInput } from '#shared/pricing/pricing-input'
import { itinerary, workedExample } from './arbitraries'
import { replay } from './replay'

/** The segment of the mock-up's "Why this price?". */
const lebombo = {
  currency: 'USD',
  rates: { land: 20, air: 15, deposit: 50, currency: 3, dmc: 3, rack: 6 },
  spotRates: { USD: 1, ZAR: '16.4401' },
  spotRatesDate: '2026-09-29',
  segments: [
    {
      id: 's4',
      type: 'stay',
      title: 'Singita Lebombo',
      arrangedBy: 'DMC',
      costAmount: '373500.00',
      currency: 'ZAR',
    },
  ],
} satisfies PricingInput

const explainSegment = (input: PricingInput, id: string) =>
  explainFigure(input, `segments.${id}.sell`)

const pathsOf = (input: PricingInput) => [
  ...figuresByPath(priceItinerary(input)),
  ...priceItinerary(input).segments.flatMap(({ id, cost, dmcSell, sell }) =>
    Object.entries({ cost, dmcSell, sell }).map(
      ([name, figure]) => [`segments.${id}.${name}`, figure] as const,
    ),
  ),
]

describe('explainFigure of a segment', () => {
  test('tells how Singita Lebombo comes to 30,155.16', () => {
    const { name, amount, currency, steps, rounding } = explainSegment(lebombo, 's4')
    expect({ name, amount, currency, rounding }).toEqual({
      name: 'Singita Lebombo: Sell',
      amount: 3_015_516,
      currency: 'USD',
      rounding: 'Each figure is rounded once, to the cent',
    })
    expect(
      steps.map(({ operation, operand, label, amount: after, published }) => [
        operation,
        operand,
        label,
        after,
        published,
      ]),
    ).toEqual([
      ['=', '373500.00', 'Supplier cost', 37_350_000, undefined],
      ['÷', '16.4401', 'ZAR per USD', 2_271_884, undefined],
      ['×', '1.03', 'currency rate 3%', 2_340_041, 'segments.s4.cost'],
      ['÷', '(1 − 3%)', 'DMC rate', 2_412_413, 'segments.s4.dmcSell'],
      ['÷', '(1 − 20%)', 'land rate', 3_015_516, 'segments.s4.sell'],
    ])
    expect(steps[1]?.note).toBe('2026-09-29')
  })

  test('goes by way of the dollar between two other currencies', () => {
    const { steps } = explainSegment(
      { ...lebombo, currency: 'JPY', spotRates: { ZAR: '16.4401', JPY: 150 } },
      's4',
    )
    expect(
      steps.slice(1, 4).map(({ operation, label, currency }) => [operation, label, currency]),
    ).toEqual([
      ['÷', 'ZAR per USD', 'USD'],
      ['×', 'JPY per USD', 'JPY'],
      ['×', 'currency rate 3%', 'JPY'],
    ])
  })

  test.each([
    [{ chargeable: false }, 'Not charged'],
    [{ arrangedBy: 'Agent' }, 'Self-arranged, not charged'],
    [{ type: 'cruise' }, 'Unknown segment type cruise, priced at zero'],
  ])('says why a segment counts as zero: %j', (over, label) => {
    const segments = lebombo.segments.map((segment) => ({ ...segment, ...over }))
    expect(explainSegment({ ...lebombo, segments }, 's4').steps).toMatchObject([
      { operand: '0.00', amount: 0, label },
    ])
  })

  test('shows an override, the markup and the rack price', () => {
    const segments = [
      { ...lebombo.segments[0], id: 's4', type: 'stay', rspAmount: '500000', sellOverride: 77 },
    ]
    const input = {
      ...lebombo,
      currency: 'EUR',
      flags: ['xfsm'],
      spotRates: { ZAR: 18, EUR: '0.92' },
      model: 'rack',
      segments,
    }
    const labels = explainSegment(input, 's4').steps.map(({ label }) => label)
    expect(labels).toContain('Rack-priced: no DMC rate')
    expect(labels.slice(-4)).toEqual([
      'currency rate 3%',
      'rack rate 6%',
      'foreign-sell markup 1%',
      'Sell override',
    ])
  })

  test('knows no segment that is not there', () => {
    expect(() => explainSegment(lebombo, 's5')).toThrow(
      expect.objectContaining({ code: 'record.not-found' }),
    )
  })
})

describe('explainFigure', () => {
  test('tells how the deposit of the worked example comes to 3,833.76', () => {
    const { steps } = explainFigure(workedExample, 'finance.deposit')
    expect(steps.map(({ operation, operand, amount }) => [operation, operand, amount])).toEqual([
      ['=', '7152.06', 715_206],
      ['−', '515.46', 663_660],
      ['×', '50%', 331_830],
      ['+', '515.46', 383_376],
    ])
    expect(steps.map(({ operandFigure }) => operandFigure)).toEqual([
      'finance.sell',
      'deposits.upfrontTotal',
      undefined,
      'deposits.upfrontTotal',
    ])
  })

  test.each([
    ['USD', 'the cent'],
    ['JPY', 'the whole JPY'],
    ['JOD', 'the thousandth of JOD'],
  ])('says to what it rounds: %s to %s', (currency, unit) => {
    expect(roundingText(currency)).toBe(`Each figure is rounded once, to ${unit}`)
  })

  test('says in words what it adds, what it takes off and where it stops', () => {
    const payments = ['Paid', 'Pending', 'Paid'].map((status) => ({
      status,
      amount: 1_000,
      serviceFee: 35,
    }))
    const input = { ...workedExample, payments, discount: 99_999_999, customPriceAdjustment: 500 }
    const labels = (path: string) =>
      explainFigure(input, path).steps.map(({ label, note }) => [label, note])
    expect(labels('finance.sell').at(-1)?.[0]).toBe('Never below zero')
    expect(labels('deposits.upfrontTotal').at(-1)?.[0]).toBe('Capped at the selling price')
    expect(labels('finance.paid').map(([label]) => label)).toEqual(['Payment 1', 'Payment 2'])
    expect(labels('finance.serviceFee')).toHaveLength(2)
    expect(labels('finance.discount')).toEqual([['Discount', 'as entered']])
    expect(labels('finance.sell_fee_credit').at(-1)?.[0]).toBe('card fee')
    expect(labels('finance.balance_fee_ach').at(-1)?.[0]).toBe('ACH fee')
    expect(labels('finance.deposit')[2]?.[0]).toBe('deposit rate')
    expect(labels('deposits.supplier').at(-1)?.[0]).toBe('deposit rate')
  })

  test('knows every figure that pricing publishes, and no other', () => {
    expect([...figuresByPath(priceItinerary(workedExample)).keys()].toSorted()).toEqual(
      Object.keys(figureNames).toSorted(),
    )
    for (const path of ['finance.currency', 'finance', 'segments.s1.margin', 'toString', '']) {
      expect(() => explainFigure(workedExample, path)).toThrow(
        expect.objectContaining({ code: 'record.not-found' }),
      )
    }
  })

  test('ends in the very figure that pricing gives, for every figure of every itinerary', () => {
    fc.assert(
      fc.property(explicable, (input) => {
        for (const [path, figure] of pathsOf(input)) {
          const { amount, steps, currency } = explainFigure(input, path)
          expect([path, amount]).toEqual([path, figure])
          expect(steps.at(-1)).toMatchObject({ amount, currency, published: path })
          expect(currency).toBe(input.currency)
        }
      }),
    )
  })

  test('can be followed: doing what each step says gives the amount that it shows', () => {
    fc.assert(
      fc.property(explicable, (input) => {
        for (const [path] of pathsOf(input)) {
          const { steps } = explainFigure(input, path)
          expect(replay(steps)).toEqual(steps.map(({ amount }) => amount))
        }
      }),
    )
  })

  test('names published operands by figures that are as large', () => {
    fc.assert(
      fc.property(explicable, (input) => {
        const figures = new Map(pathsOf(input))
        for (const path of figures.keys()) {
          for (const { operandFigure, operandAmount } of explainFigure(input, path).steps) {
            if (operandFigure !== undefined) expect(operandAmount).toBe(figures.get(operandFigure))
          }
        }
      }),
    )
  })
})

const explicable = itinerary.filter((input) => {
  try {
    priceItinerary(input)
    return true
  } catch {
    return false
  }
})

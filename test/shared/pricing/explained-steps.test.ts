import { describe, expect, test } from 'vitest'
import { explainFigure } from '#shared/pricing/explain'
import type { PricingInput } from '#shared/pricing/pricing-input'

const stay = { type: 'stay', arrangedBy: 'DMC', currency: 'USD' } as const
const trip: PricingInput = {
  currency: 'USD',
  model: 'rack',
  spotRates: { ZAR: '18.0', EUR: '0.9', JPY: '150' },
  spotRatesDate: '2026-11-19',
  rates: { land: 20, air: 15, deposit: 50, currency: 3, dmc: 3, rack: 6 },
  discount: 100,
  customPriceAdjustment: 200,
  customPriceAdjustmentFee: 50,
  payments: [
    { status: 'Pending', amount: 7, serviceFee: 7 },
    { status: 'Paid', amount: 1_000, serviceFee: 35 },
  ],
  segments: [
    {
      ...stay,
      id: 's1',
      title: 'Jao',
      costAmount: '1800.00',
      rspAmount: '3600.00',
      currency: 'ZAR',
    },
    { ...stay, id: 's2', costAmount: '500.00' },
    { ...stay, id: 's3', type: 'scheduled', title: 'Flight', costAmount: '300.00' },
    {
      ...stay,
      id: 's4',
      type: 'road',
      title: 'Drive',
      arrangedBy: 'Agent',
      chargeable: true,
      costAmount: '100.00',
    },
    { ...stay, id: 's5', title: 'Later', currency: undefined },
    { ...stay, id: 's6', title: 'Given', costAmount: '10.00', sellOverride: 77 },
    { ...stay, id: 's7', title: 'Off', costAmount: '10.00', chargeable: false },
    { ...stay, id: 's8', title: 'Odd', type: 'cruise', costAmount: '10.00' },
  ],
}

/**
 * Each step on a line: what is done, with which figure, what it is called, and what comes of it (≈
 * is not rounded yet).
 */
const told = (path: string, named: Partial<PricingInput> = {}) =>
  explainFigure({ ...trip, ...named }, path).steps.map((step) => {
    const { operation, operand, operandFigure, label, note, amount, currency, rounded, published } =
      step
    const what = [
      operation,
      operand,
      ...(operandFigure === undefined ? [] : [`{${operandFigure}}`]),
      label,
    ]
    const said = [...what, ...(note === undefined ? [] : [`(${note})`])].join(' ')
    return `${said} ${rounded ? '=' : '≈'} ${amount} ${currency}${published === undefined ? '' : ` → ${published}`}`
  })

describe('the steps of a figure', () => {
  test.each<[string, Partial<PricingInput>, string[]]>([
    [
      'segments.s1.sell',
      {},
      [
        '= 1800.00 Supplier cost = 180000 ZAR',
        '÷ 18 ZAR per USD (2026-11-19) ≈ 10000 USD',
        '× 1.03 currency rate 3% = 10300 USD → segments.s1.cost',
        '= 103.00 {segments.s1.cost} Rack-priced: no DMC rate = 10300 USD → segments.s1.dmcSell',
        '= 3600.00 Supplier rack price = 360000 ZAR',
        '÷ 18 ZAR per USD (2026-11-19) ≈ 20000 USD',
        '× 1.03 currency rate 3% = 20600 USD',
        '× 1.06 rack rate 6% = 21836 USD → segments.s1.sell',
      ],
    ],
    [
      'segments.s1.dmcSell',
      {},
      [
        '= 1800.00 Supplier cost = 180000 ZAR',
        '÷ 18 ZAR per USD (2026-11-19) ≈ 10000 USD',
        '× 1.03 currency rate 3% = 10300 USD → segments.s1.cost',
        '= 103.00 {segments.s1.cost} Rack-priced: no DMC rate = 10300 USD → segments.s1.dmcSell',
      ],
    ],
    [
      'segments.s1.cost',
      { currency: 'JPY' },
      [
        '= 1800.00 Supplier cost = 180000 ZAR',
        '÷ 18 ZAR per USD (2026-11-19) ≈ 10000 USD',
        '× 150 JPY per USD (2026-11-19) ≈ 15000 JPY',
        '× 1.03 currency rate 3% = 15450 JPY → segments.s1.cost',
      ],
    ],
    [
      'segments.s3.sell',
      { currency: 'EUR', flags: ['xfsm'] },
      [
        '= 300.00 Supplier cost = 30000 USD',
        '× 0.9 EUR per USD (2026-11-19) ≈ 27000 EUR',
        '× 1.03 currency rate 3% = 27810 EUR → segments.s3.cost',
        '÷ (1 − 3%) DMC rate (supplier-arranged) = 28670 EUR → segments.s3.dmcSell',
        '÷ (1 − 15%) air rate = 33729 EUR',
        '× 1.01 foreign-sell markup 1% = 34066 EUR → segments.s3.sell',
      ],
    ],
    [
      'segments.s2.sell',
      { model: 'rack', currency: 'USD' },
      [
        '= 500.00 Supplier cost = 50000 USD → segments.s2.cost',
        '÷ (1 − 3%) DMC rate (supplier-arranged) = 51546 USD → segments.s2.dmcSell',
        '÷ (1 − 20%) land rate = 64433 USD → segments.s2.sell',
      ],
    ],
    [
      'segments.s4.sell',
      {},
      [
        '= 100.00 Supplier cost = 10000 USD → segments.s4.cost',
        '= 100.00 {segments.s4.cost} Self-arranged: no DMC rate = 10000 USD → segments.s4.dmcSell',
        '÷ (1 − 20%) land rate = 12500 USD → segments.s4.sell',
      ],
    ],
    [
      'segments.s5.cost',
      {},
      ['= 0.00 Supplier cost (not entered, priced at zero) = 0 USD → segments.s5.cost'],
    ],
    [
      'segments.s6.sell',
      {},
      [
        '= 10.00 Supplier cost = 1000 USD → segments.s6.cost',
        '÷ (1 − 3%) DMC rate (supplier-arranged) = 1031 USD → segments.s6.dmcSell',
        '÷ (1 − 20%) land rate = 1289 USD',
        '= 0.77 Sell override (entered by agent) = 77 USD → segments.s6.sell',
      ],
    ],
    ['segments.s7.sell', {}, ['= 0.00 Not charged = 0 USD → segments.s7.sell']],
    [
      'segments.s8.dmcSell',
      {},
      ['= 0.00 Unknown segment type cruise, priced at zero = 0 USD → segments.s8.dmcSell'],
    ],
    [
      'costs.supplier',
      {},
      [
        '= 103.00 {segments.s1.cost} Jao: Cost = 10300 USD',
        '+ 500.00 {segments.s2.cost} s2: Cost = 60300 USD',
        '+ 100.00 {segments.s4.cost} Drive: Cost = 70300 USD',
        '+ 0.00 {segments.s5.cost} Later: Cost = 70300 USD',
        '+ 10.00 {segments.s6.cost} Given: Cost = 71300 USD → costs.supplier',
      ],
    ],
    ['costs.upfront', {}, ['= 300.00 {segments.s3.cost} Flight: Cost = 30000 USD → costs.upfront']],
    ['costs.supplier', { segments: [] }, ['= 0.00 None = 0 USD → costs.supplier']],
    [
      'margins.land',
      {},
      [
        '= 644.33 {segments.s2.sell} s2: Sell = 64433 USD',
        '− 515.46 {segments.s2.dmcSell} s2: DMC sell = 12887 USD',
        '+ 125.00 {segments.s4.sell} Drive: Sell = 25387 USD',
        '− 100.00 {segments.s4.dmcSell} Drive: DMC sell = 15387 USD',
        '+ 0.00 {segments.s5.sell} Later: Sell = 15387 USD',
        '− 0.00 {segments.s5.dmcSell} Later: DMC sell = 15387 USD',
        '+ 0.77 {segments.s6.sell} Given: Sell = 15464 USD',
        '− 10.31 {segments.s6.dmcSell} Given: DMC sell = 14433 USD → margins.land',
      ],
    ],
    [
      'margins.air',
      {},
      [
        '= 363.86 {segments.s3.sell} Flight: Sell = 36386 USD',
        '− 309.28 {segments.s3.dmcSell} Flight: DMC sell = 5458 USD → margins.air',
      ],
    ],
    [
      'margins.dmc',
      {},
      [
        '= 515.46 {segments.s2.dmcSell} s2: DMC sell = 51546 USD',
        '− 500.00 {segments.s2.cost} s2: Cost = 1546 USD',
        '+ 309.28 {segments.s3.dmcSell} Flight: DMC sell = 32474 USD',
        '− 300.00 {segments.s3.cost} Flight: Cost = 2474 USD',
        '+ 10.31 {segments.s6.dmcSell} Given: DMC sell = 3505 USD',
        '− 10.00 {segments.s6.cost} Given: Cost = 2505 USD → margins.dmc',
      ],
    ],
    [
      'margins.rack',
      {},
      [
        '= 218.36 {segments.s1.sell} Jao: Sell = 21836 USD',
        '− 103.00 {segments.s1.cost} Jao: Cost = 11536 USD → margins.rack',
      ],
    ],
    [
      'finance.sell',
      { customPriceAdjustment: -200 },
      [
        '= 1352.32 {finance.sellingPrice} Selling price = 135232 USD',
        '+ −2.00 {finance.customPriceAdjustment} Price adjustment = 135032 USD',
        '+ 0.50 {finance.customPriceAdjustmentFee} Adjustment fee = 135082 USD',
        '− 1.00 {finance.discount} Discount = 134982 USD → finance.sell',
      ],
    ],
    [
      'finance.sell',
      { discount: 200000 },
      [
        '= 1352.32 {finance.sellingPrice} Selling price = 135232 USD',
        '+ 2.00 {finance.customPriceAdjustment} Price adjustment = 135432 USD',
        '+ 0.50 {finance.customPriceAdjustmentFee} Adjustment fee = 135482 USD',
        '− 2000.00 {finance.discount} Discount = -64518 USD',
        '= 0.00 Never below zero = 0 USD → finance.sell',
      ],
    ],
    ['finance.paid', {}, ['= 10.00 Payment 1 = 1000 USD → finance.paid']],
    [
      'deposits.upfrontTotal',
      {},
      ['= 363.86 {segments.s3.sell} Flight: Sell = 36386 USD → deposits.upfrontTotal'],
    ],
    [
      'deposits.upfrontTotal',
      { discount: 100000 },
      [
        '= 363.86 {segments.s3.sell} Flight: Sell = 36386 USD',
        '= 354.82 {finance.sell} Capped at the selling price = 35482 USD → deposits.upfrontTotal',
      ],
    ],
    ['finance.discount', {}, ['= 1.00 Discount (as entered) = 100 USD → finance.discount']],
    [
      'finance.deposit',
      {},
      [
        '= 1353.82 {finance.sell} Sell = 135382 USD',
        '− 363.86 {deposits.upfrontTotal} Upfront in full = 98996 USD',
        '× 50% deposit rate = 49498 USD',
        '+ 363.86 {deposits.upfrontTotal} Upfront in full = 85884 USD → finance.deposit',
      ],
    ],
    [
      'finance.sell_fee_credit',
      {},
      [
        '= 1353.82 {finance.sell} Sell = 135382 USD',
        '× 3.5% card fee = 4738 USD → finance.sell_fee_credit',
      ],
    ],
  ])('%s, with %j', (path, named, steps) => {
    expect(told(path, named)).toEqual(steps)
  })

  test('have no note and no figure where there is none', () => {
    const [given] = explainFigure(trip, 'segments.s2.cost').steps
    expect(Object.keys(given ?? {}).sort()).toEqual([
      'amount',
      'currency',
      'label',
      'operand',
      'operandAmount',
      'operation',
      'published',
      'rounded',
    ])
    const [first] = explainFigure(trip, 'segments.s2.sell').steps.slice(1)
    expect(first).not.toHaveProperty('operandAmount')
    expect(explainFigure(trip, 'finance.sell').steps[0]).not.toHaveProperty('published')
  })

  test.each(['Xsegments.s1.cost', 'segments.s1.costs', 'segments.s9.cost', 'segments.s1.margin'])(
    'are those of a figure that there is: not of %s',
    (path) => {
      const facts = path === 'segments.s9.cost' ? { segmentId: 's9' } : { figure: path }
      expect(() => explainFigure(trip, path)).toThrow(
        expect.objectContaining({ code: 'record.not-found', facts }),
      )
    },
  )
})

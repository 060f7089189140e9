import { describe, expect, test } from 'vitest'
import { explainFigure } from '#shared/pricing/explain'
import { pricingInputOf } from '../../../../web/trip/price/pricing-context'
import { whyRows, whyText, whyTitle } from '../../../../web/trip/price/why-rows'
import { aTrip, pricing } from '../builders'

const explain = (path: string) => explainFigure(pricingInputOf(aTrip(), pricing), path)
const told = (path: string) =>
  whyRows(explain(path)).map(({ operation, head, note, tag, amount }) => [
    operation,
    head,
    note,
    tag,
    amount,
  ])

describe('why this price', () => {
  test('goes from the supplier’s amount to the sell, one step a line', () => {
    expect(whyTitle(explain('segments.s1.sell'))).toBe('Jao Camp')
    expect(told('segments.s1.sell')).toEqual([
      ['', 'Supplier cost', '', 'ZAR', '90,000.00'],
      ['÷', '18', 'ZAR per USD, Jan 10, 2027', '', '5,000.00'],
      ['×', '1.03', 'currency rate 3%', 'Cost', '5,150.00'],
      ['÷', '(1 − 3%)', 'DMC rate, supplier-arranged', 'DMC sell', '5,309.28'],
      ['÷', '(1 − 20%)', 'land rate', 'Sell', '$6,636.60'],
    ])
  })

  test('ends a sum in a line of its own and marks it as the result', () => {
    const rows = whyRows(explain('finance.balance'))
    expect(rows.map(({ operation, head }) => [operation, head])).toEqual([
      ['', 'Sell'],
      ['−', 'Deposit'],
      ['=', 'Balance'],
    ])
    expect(rows.map(({ isResult }) => isResult)).toEqual([false, false, true])
    expect(rows[1]?.figure).toBe('finance.deposit')
  })

  test('leaves a single line as it is', () => {
    expect(told('finance.discount')).toEqual([['', 'Discount', 'as entered', '', '$0.00']])
  })

  test('copies as lines of text', () => {
    expect(whyText(explain('segments.s1.sell')).split('\n')).toEqual([
      'Jao Camp: Sell',
      'Supplier cost\tZAR 90,000.00',
      '÷ 18 (ZAR per USD, Jan 10, 2027)	5,000.00',
      '× 1.03 (currency rate 3%)\tCost 5,150.00',
      '÷ (1 − 3%) (DMC rate, supplier-arranged)\tDMC sell 5,309.28',
      '÷ (1 − 20%) (land rate)\tSell $6,636.60',
      'Each figure is rounded once, to the cent',
    ])
  })
})

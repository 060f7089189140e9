import { describe, expect, test } from 'vitest'
import { soldIn } from '../../../../../web/features/trips/model/totals'
import { converterTo } from '../../../../../web/lib/exchange/converter'

const rates = { ZAR: '16.4401', EUR: '0.9', JPY: '150' }

describe('sums in one currency', () => {
  test('convert at the day’s rates, to the minor unit of the target', () => {
    const convert = converterTo('USD', rates)
    expect(convert(16_440_10, 'ZAR')).toBe(1_000_00)
    expect(convert(150, 'JPY')).toBe(1_00)
    expect(convert(5, 'USD')).toBe(5)
    expect(converterTo('EUR', rates)(100_00, 'USD')).toBe(90_00)
  })

  test('leave out a currency without a rate and name it, never taking it for zero', () => {
    const totals = [
      { currency: 'USD', trips: 2, sell: 100_00, paid: 50_00 },
      { currency: 'XAF', trips: 1, sell: 9_999, paid: 0 },
    ]
    expect(soldIn(totals, converterTo('USD', rates))).toEqual({
      sell: 100_00,
      paid: 50_00,
      trips: 3,
      leftOut: ['XAF'],
    })
  })
})

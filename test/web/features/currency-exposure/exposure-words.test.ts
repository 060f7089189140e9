import { describe, expect, test } from 'vitest'
import {
  driftTone,
  driftWords,
  exposureOrFailure,
  moveWords,
  rateWords,
} from '../../../../web/features/currency-exposure/model/exposure-words'

describe('words of an exposure', () => {
  test('show a rate with four decimals from one up, with six below', () => {
    expect(['18', '16.4401', '129.204512', '0.060827'].map(rateWords)).toEqual([
      '18.00',
      '16.4401',
      '129.2045',
      '0.060827',
    ])
  })

  test('sign a drift, and say what it means', () => {
    expect([526, -1000, 0].map(driftWords)).toEqual(['+5.26%', '−10.00%', '0.00%'])
    expect([526, -1000, 0].map(driftTone)).toEqual(['dearer', 'cheaper', 'same'])
    expect([moveWords(-5), moveWords(0), moveWords(3)]).toEqual(['−5%', 'today', '+3%'])
  })
})

test('a missing exchange rate is a sentence, not a crash', () => {
  const segments = [{ id: 's', type: 'stay', costAmount: '10', currency: 'ZAR' }]
  const standing = { sell: 1, deposit: 1, paid: 0, margin: 0 }
  const outcome = exposureOrFailure({
    pricing: { currency: 'USD', spotRates: {}, segments },
    todaysRates: {},
    standing,
  })
  expect(outcome).toEqual({
    exposure: undefined,
    failure: 'Missing spot rate for required currency',
  })
})

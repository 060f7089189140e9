import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figureText, moneyParts, moneyText } from '../../../../web/components/money/money-parts'

describe('moneyText', () => {
  test.each([
    [10_393_102, 'USD', '$103,931.02'],
    [5, 'USD', '$0.05'],
    [-150_000, 'USD', '−$1,500.00'],
    [1_234_567, 'JPY', '¥1,234,567'],
    [1_234_567, 'BHD', 'BHD\u00a01,234.567'],
    [37_350_000, 'ZAR', 'ZAR\u00a0373,500.00'],
    [0, 'EUR', '€0.00'],
  ])('%i of %s is %s', (amount, currency, text) => {
    expect(moneyText(amount, currency)).toBe(text)
  })

  test('rounds to whole units where the minor ones do not matter', () => {
    expect(moneyText(255_850, 'USD', { cents: false })).toBe('$2,559')
  })

  test('survives a currency that is none', () => {
    expect(moneyText(100, '??')).toBe('??\u00a01.00')
  })
})

describe('figureText', () => {
  test('leaves the currency to the head of the column', () => {
    expect(figureText(-150_000, 'USD')).toBe('−1,500.00')
  })
})

describe('moneyParts', () => {
  test('loses no digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom('USD', 'JPY', 'BHD'),
        (amount, currency) => {
          const { minus, whole, cents } = moneyParts(amount, currency)
          const digits = `${whole}${cents}`.replace(/[,.]/g, '')
          expect(Number(`${minus === '' ? '' : '-'}${digits}`) + 0).toBe(amount + 0)
        },
      ),
    )
  })
})

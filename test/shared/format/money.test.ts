import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, formatSupplierAmount, shortenMoney } from '#shared/format/money'

const usd = (amount: number) => ({ amount, currency: 'USD' })

describe('formatMoney', () => {
  test.each([
    [usd(10_393_102), {}, '$103,931.02'],
    [usd(10_393_102), { minorUnits: false }, '$103,931'],
    [usd(10_393_150), { minorUnits: false }, '$103,932'],
    [usd(10_393_102), { show: 'code' }, 'USD 103,931.02'],
    [usd(10_393_102), { show: 'none' }, '103,931.02'],
    [usd(-150_000), { show: 'none' }, '−1,500.00'],
    [usd(-150_000), {}, '−$1,500.00'],
    [usd(-40), { minorUnits: false }, '$0'],
    [usd(5), {}, '$0.05'],
    [usd(0), {}, '$0.00'],
    [{ amount: 37_350_000, currency: 'ZAR' }, { show: 'code' }, 'ZAR 373,500.00'],
    [{ amount: 37_350_000, currency: 'ZAR' }, {}, 'R 373,500.00'],
    [{ amount: 1_234_567, currency: 'JPY' }, {}, '¥1,234,567'],
    [{ amount: 1_234_567, currency: 'BHD' }, {}, 'BHD 1,234.567'],
    [{ amount: 100, currency: 'SEK' }, {}, 'SEK 1.00'],
  ] as const)('shows %j %j as %s', (money, format, text) => {
    expect(formatMoney(money, format)).toBe(text)
  })

  test('reads back as the amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const text = formatMoney(usd(amount), { show: 'none' })
        expect(Number(text.replace('−', '-').replaceAll(/[,.]/g, '')) + 0).toBe(amount + 0)
        expect(text).toMatch(/^−?\d{1,3}(,\d{3})*\.\d{2}$/)
      }),
    )
  })
})

describe('shortenMoney', () => {
  test.each([
    [99_999.99, '$100,000'],
    [100_000, '$100,000'],
    [100_001, '$100k'],
    [103_931.02, '$103.9k'],
    [999_949, '$999.9k'],
    [999_950, '$1m'],
    [1_000_000, '$1m'],
    [1_250_000, '$1.3m'],
    [999_960_000, '$1b'],
    [2_500_000_000, '$2.5b'],
    [1_234_000_000_000, '$1,234b'],
    [-250_000, '−$250k'],
    [850, '$850'],
  ])('shows %d dollars as %s', (dollars, text) => {
    expect(shortenMoney(usd(Math.round(dollars * 100)))).toBe(text)
  })

  test('shows the code on demand', () => {
    expect(shortenMoney({ amount: 250_000, currency: 'JPY' }, { show: 'code' })).toBe('JPY 250k')
  })
})

test.each([
  ['204516.00', 'ZAR', 'ZAR\u00a0204,516.00'],
  ['950', 'USD', 'USD\u00a0950'],
  ['1234567.5', 'KES', 'KES\u00a01,234,567.5'],
])('a supplier’s amount %s of %s has its thousands separated', (amount, currency, text) => {
  expect(formatSupplierAmount(amount, currency)).toBe(text)
})

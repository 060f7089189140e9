import { dinero, USD } from 'dinero.js/bigint'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyCodes } from '#shared/money/currency-codes'
import { exponentOf } from '#shared/money/currency-exponent'
import { currencyCode, currencyCodeSchema } from '#shared/money/currency-schema'
import {
  amountText,
  fromMoney,
  isSameMoney,
  moneyOf,
  readAmount,
  requireMoney,
  wholeUnits,
} from '#shared/money/money'

const currencies = fc.constantFrom(...currencyCodes)

describe('Money', () => {
  test('goes to its stored form and back unchanged, in every currency', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currencies, (amount, currency) => {
        expect(fromMoney(moneyOf(amount, currency))).toEqual({ amount: amount + 0, currency })
      }),
    )
  })

  test('rounds a more precise value once, half away from zero', () => {
    expect(fromMoney(dinero({ amount: 12345n, currency: USD, scale: 3n }))).toEqual({
      amount: 1235,
      currency: 'USD',
    })
    expect(fromMoney(dinero({ amount: -12345n, currency: USD, scale: 3n }))).toEqual({
      amount: -1235,
      currency: 'USD',
    })
    expect(fromMoney(dinero({ amount: 12n, currency: USD, scale: 0n }))).toEqual({
      amount: 1200,
      currency: 'USD',
    })
  })

  test('says Dinero required for what is no dinero object', () => {
    for (const value of [
      undefined,
      null,
      12,
      { amount: 12, currency: 'USD' },
      { toJSON: () => ({}) },
    ]) {
      expect(() => requireMoney(value)).toThrow('Dinero required')
    }
  })

  test('says Currency required and Invalid currency', () => {
    expect(() => moneyOf(12, undefined)).toThrow('Currency required')
    expect(() => moneyOf(12, '')).toThrow('Currency required')
    for (const code of ['US', 'usd', 'DOLLAR', 'QQQ', 840])
      expect(() => moneyOf(12, code)).toThrow('Invalid currency')
  })

  test('says Dinero got an invalid currency for a foreign or a differently declared one', () => {
    const declared = (code: string, exponent: bigint) =>
      dinero({ amount: 1n, currency: { code, base: 10n, exponent } })
    expect(() => fromMoney(declared('QQQ', 2n))).toThrow('Dinero got an invalid currency')
    expect(() => fromMoney(declared('JPY', 2n))).toThrow('Dinero got an invalid currency')
    expect(() =>
      fromMoney(dinero({ amount: 1n, currency: { code: 'USD', base: 5n, exponent: 2n } })),
    ).toThrow(expect.objectContaining({ code: 'money.dinero-invalid-currency' }))
  })

  test('refuses fractions of a minor unit and unsafe amounts', () => {
    expect(() => moneyOf(0.5, 'USD')).toThrow('Invalid amount')
    expect(() => moneyOf(2 ** 53, 'USD')).toThrow('The amount is too large')
  })
})

describe('amounts as text', () => {
  test.each([
    [37_350_000, 'ZAR', '373500.00'],
    [-5, 'USD', '-0.05'],
    [1_500, 'JPY', '1500'],
    [1_234_567, 'BHD', '1234.567'],
    [0, 'EUR', '0.00'],
  ])('%i minor units of %s are %s', (amount, currency, text) => {
    expect(amountText({ amount, currency })).toBe(text)
  })

  test('are read back as they were, in every currency', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currencies, (amount, currency) => {
        expect(readAmount(amountText({ amount, currency }), currency)).toBe(amount + 0)
      }),
    )
  })

  test('are rounded once on reading, half away from zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999, max: 999_999 }),
        fc.constantFrom('USD', 'JPY'),
        (thousandths, currency) => {
          const text = (thousandths / 1_000).toFixed(3)
          const exponent = exponentOf(currency)
          const size = Math.floor(
            (Math.abs(thousandths) * 2 + 10 ** (3 - exponent)) / (2 * 10 ** (3 - exponent)),
          )
          expect(readAmount(text, currency)).toBe(thousandths < 0 && size !== 0 ? -size : size)
        },
      ),
    )
  })

  test('are read from what suppliers write', () => {
    expect(['N/A', '', null, undefined].map((text) => readAmount(text, 'USD'))).toEqual([
      0, 0, 0, 0,
    ])
    expect([
      readAmount(12.345, 'USD'),
      readAmount('1e3', 'USD'),
      readAmount('1.00000000000000000001', 'USD'),
    ]).toEqual([1_235, 100_000, 100])
    expect(() => readAmount('twelve', 'USD')).toThrow('Invalid amount')
    expect(() => readAmount('99999999999999999', 'USD')).toThrow('The amount is too large')
  })

  test.each([
    [255_850, 'USD', 2_559],
    [-255_850, 'USD', -2_559],
    [255_849, 'USD', 2_558],
    [1_500, 'JPY', 1_500],
    [1_500, 'BHD', 2],
  ])('%i minor units of %s are %i whole ones', (amount, currency, whole) => {
    expect(wholeUnits({ amount, currency })).toBe(whole)
  })
})

test('the same money is the same number of the same currency', () => {
  expect(isSameMoney({ amount: 5, currency: 'USD' }, { amount: 5, currency: 'USD' })).toBe(true)
  expect(isSameMoney({ amount: 5, currency: 'USD' }, { amount: 6, currency: 'USD' })).toBe(false)
  expect(isSameMoney({ amount: 5, currency: 'USD' }, { amount: 5, currency: 'EUR' })).toBe(false)
})

describe('currencies', () => {
  test('have the decimals of the specification', () => {
    expect(['BHD', 'IQD', 'JOD'].map(exponentOf)).toEqual([3, 3, 3])
    const whole = 'BIF BYR CLP DJF GNF GWP JPY MGA PYG RWF VND VUV XOF XPF'.split(' ')
    expect(whole.map(exponentOf)).toEqual(whole.map(() => 0))
    expect(['USD', 'ZAR', 'KWD', 'KRW', 'UGX'].map(exponentOf)).toEqual([2, 2, 2, 2, 2])
  })

  test('are known by ISO code', () => {
    expect(currencyCode('ZAR')).toBe('ZAR')
    expect(currencyCodeSchema.safeParse('BWP').success).toBe(true)
    expect(currencyCodeSchema.safeParse('toString').error?.issues[0]?.message).toBe(
      'Invalid currency',
    )
  })
})

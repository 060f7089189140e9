import { dinero, USD } from 'dinero.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exponentOf } from '#shared/money/currency-exponent'
import { currencyNames } from '#shared/money/currency-names'
import { currencyCode, currencyCodeSchema } from '#shared/money/currency-schema'
import { allocateMoney, fromMoney, moneyOf, requireMoney, toMoney } from '#shared/money/money'
import { moneyDtoSchema } from '#shared/money/money-dto'

const currencies = fc.constantFrom(...Object.keys(currencyNames))

describe('Money', () => {
  test('goes to its stored form and back unchanged, in every currency', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currencies, (amount, currency) => {
        expect(fromMoney(toMoney({ amount, currency }))).toEqual({ amount: amount + 0, currency })
      }),
    )
  })

  test('rounds a more precise value once, half away from zero', () => {
    expect(fromMoney(dinero({ amount: 12345, currency: USD, scale: 3 }))).toEqual({ amount: 1235, currency: 'USD' })
    expect(fromMoney(dinero({ amount: -12345, currency: USD, scale: 3 }))).toEqual({ amount: -1235, currency: 'USD' })
    expect(fromMoney(dinero({ amount: 12, currency: USD, scale: 0 }))).toEqual({ amount: 1200, currency: 'USD' })
  })

  test('says Dinero required for what is no dinero object', () => {
    for (const value of [undefined, null, 12, { amount: 12, currency: 'USD' }, { toJSON: () => ({}) }]) {
      expect(() => requireMoney(value)).toThrow('Dinero required')
    }
  })

  test('says Currency required and Invalid currency', () => {
    expect(() => moneyOf(12, undefined)).toThrow('Currency required')
    expect(() => moneyOf(12, '')).toThrow('Currency required')
    for (const code of ['US', 'usd', 'DOLLAR', 'QQQ', 840]) expect(() => moneyOf(12, code)).toThrow('Invalid currency')
  })

  test('says Dinero got an invalid currency for a foreign or a differently declared one', () => {
    const declared = (code: string, exponent: number) => dinero({ amount: 1, currency: { code, base: 10, exponent } })
    expect(() => fromMoney(declared('QQQ', 2))).toThrow('Dinero got an invalid currency')
    expect(() => fromMoney(declared('JPY', 2))).toThrow('Dinero got an invalid currency')
    expect(() => fromMoney(dinero({ amount: 1, currency: { code: 'USD', base: 5, exponent: 2 } }))).toThrow(
      expect.objectContaining({ code: 'money.dinero-invalid-currency' }),
    )
  })

  test('refuses fractions of a minor unit and unsafe amounts', () => {
    expect(() => moneyOf(0.5, 'USD')).toThrow('Invalid amount')
    expect(() => moneyOf(2 ** 53, 'USD')).toThrow('The amount is too large')
  })

  test('splits without losing a cent', () => {
    const shares = allocateMoney(moneyOf(100, 'USD'), [1, 1, 1]).map(fromMoney)
    expect(shares.map(({ amount }) => amount)).toEqual([34, 33, 33])
  })
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
    expect(currencyCodeSchema.safeParse('toString').error?.issues[0]?.message).toBe('Invalid currency')
  })

  test('keep a stored amount whole', () => {
    expect(moneyDtoSchema.safeParse({ amount: 12, currency: 'USD' }).success).toBe(true)
    expect(moneyDtoSchema.safeParse({ amount: 1.2, currency: 'USD' }).success).toBe(false)
    expect(moneyDtoSchema.safeParse({ amount: 12, currency: 'USD', cents: 1 }).success).toBe(false)
  })
})

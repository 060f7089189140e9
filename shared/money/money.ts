import { type Dinero, dinero, toSnapshot } from 'dinero.js'
import { AppError } from '../errors/app-error'
import { allocate } from './allocate'
import { exponentOf } from './currency-exponent'
import { currencyCode, isCurrencyCode } from './currency-schema'
import type { DecimalInput } from './decimal'
import { multiplyExact, powerOfTen, safeAmount } from './exact-integer'
import type { MoneyDto } from './money-dto'
import { divideRounded } from './scale-amount'

/** A money value: a dinero object in a currency that we know. It lives at the edges; sums are done in plain integers. */
export type Money = Dinero<number, string>

/**
 * Makes a money value.
 *
 * @param amount - minor units of the currency, an integer
 * @throws AppError `money.currency-required`, `money.invalid-currency`, or `money.invalid-amount` when not an integer
 */
export function moneyOf(amount: number, currency: unknown): Money {
  const code = currencyCode(currency)
  if (!Number.isInteger(amount)) throw new AppError('money.invalid-amount', { value: String(amount) })
  return dinero({ amount: safeAmount(amount), currency: { code, base: 10, exponent: exponentOf(code) } })
}

/** The money value of its stored form. */
export const toMoney = ({ amount, currency }: MoneyDto): Money => moneyOf(amount, currency)

/**
 * The stored form of a money value, rounded to the minor unit (half away from zero) when the value is more precise.
 *
 * @throws AppError `money.dinero-required` when it is no dinero object, `money.dinero-invalid-currency` when its currency
 *   is not one of ours
 */
export function fromMoney(money: unknown): MoneyDto {
  const { amount, currency, scale } = toSnapshot(requireMoney(money))
  const exponent = exponentOf(currency.code)
  const minor =
    scale <= exponent
      ? safeAmount(multiplyExact(amount, powerOfTen(exponent - scale)))
      : divideRounded(amount, powerOfTen(scale - exponent))
  return { amount: minor, currency: currencyCode(currency.code) }
}

/**
 * Narrows something to a money value.
 *
 * @throws AppError `money.dinero-required`, or `money.dinero-invalid-currency` when its currency is unknown to us or is
 *   declared with another exponent or base than ours (1 §9)
 */
export function requireMoney(value: unknown): Money {
  if (!isDinero(value)) throw new AppError('money.dinero-required')
  const { code, base, exponent } = toSnapshot(value).currency
  if (!isCurrencyCode(code) || base !== 10 || exponent !== exponentOf(code)) {
    throw new AppError('money.dinero-invalid-currency', { currency: String(code).slice(0, 20) })
  }
  return value
}

/** Splits a money value by weights; the shares add up to it to the minor unit. */
export function allocateMoney(money: Money, weights: readonly DecimalInput[]): Money[] {
  const { amount, currency } = fromMoney(money)
  return allocate(amount, weights).map((share) => moneyOf(share, currency))
}

function isDinero(value: unknown): value is Money {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toJSON' in value &&
    typeof value.toJSON === 'function' &&
    'calculator' in value &&
    'create' in value
  )
}

import {
  type Dinero,
  dinero,
  halfAwayFromZero,
  haveSameAmount,
  haveSameCurrency,
  toDecimal,
  toSnapshot,
  transformScale,
} from 'dinero.js/bigint'
import { AppError } from '../errors/app-error'
import { exponentOf } from './currency-exponent'
import { currencyCode, isCurrencyCode } from './currency-schema'
import { parseDecimal } from './decimal'
import { safeAmount } from './exact-integer'
import { isGiven, type SupplierAmount } from './supplier-amount'

/**
 * A money value: a dinero object. It lives at the edges; the sums of an itinerary are done in plain
 * integers.
 */
export type Money = Dinero<bigint, string>

/** An amount as it is stored and sent: minor units of its currency. */
export interface Amount {
  readonly amount: number
  readonly currency: string
}

/**
 * Makes a money value in a currency that we know.
 * @param amount - minor units of the currency, an integer
 * @throws AppError `money.currency-required`, `money.invalid-currency`, or `money.invalid-amount`
 * when not an integer
 */
export function moneyOf(amount: number, currency: unknown): Money {
  const code = currencyCode(currency)
  if (!Number.isInteger(amount))
    throw new AppError('money.invalid-amount', { value: String(amount) })
  return dineroOf({ amount: safeAmount(amount), currency: code })
}

/**
 * The stored form of a money value, rounded to the minor unit (half away from zero) when the value
 * is more precise.
 *
 * @throws AppError `money.dinero-required` when it is no dinero object,
 * `money.dinero-invalid-currency` when its currency
 *   is not one of ours, `money.unsafe-amount` beyond Number.MAX_SAFE_INTEGER
 */
export function fromMoney(money: unknown): Amount {
  const checkedMoney = requireMoney(money)
  const { currency } = toSnapshot(checkedMoney)
  return { amount: minorOf(checkedMoney), currency: currency.code }
}

/**
 * Narrows something to a money value.
 *
 * @throws AppError `money.dinero-required`, or `money.dinero-invalid-currency` when its currency is
 * unknown to us or is
 *   declared with another exponent or base than ours (1 §9)
 */
export function requireMoney(value: unknown): Money {
  if (!isDinero(value)) throw new AppError('money.dinero-required')
  const { code, base, exponent } = toSnapshot(value).currency
  if (!isCurrencyCode(code) || base !== 10n || exponent !== BigInt(exponentOf(code))) {
    throw new AppError('money.dinero-invalid-currency', { currency: String(code).slice(0, 20) })
  }
  return value
}

/**
 * An amount as a plain decimal text in major units: 373 500.00 ZAR is `373500.00`, 1 500 JPY is
 * `1500`.
 */
export const amountText = (amount: Amount): string => toDecimal(dineroOf(amount))

/** An amount in whole major units, rounded half away from zero: 2,559 of 2,558.50 USD. */
export function wholeUnits(amount: Amount): number {
  return safeAmount(toSnapshot(transformScale(dineroOf(amount), 0n, halfAwayFromZero)).amount)
}

/**
 * Reads a decimal of major units into minor units; `'N/A'`, an empty text and nothing count as zero
 * (1 §5). More decimals than the currency has are rounded once, half away from zero (pricing.md,
 * Money).
 * @throws AppError `money.invalid-amount` when it is no decimal, `money.unsafe-amount` when it is
 * too large
 */
export function readAmount(text: SupplierAmount, currency: string): number {
  if (!isGiven(text)) return 0
  const { units, scale } = parseDecimal(text)
  return minorOf(
    dinero({ amount: BigInt(units), currency: currencyFor(currency), scale: BigInt(scale) }),
  )
}

/** Whether two amounts are the same money: the same number of the same currency. */
export function isSameMoney(one: Amount, other: Amount): boolean {
  const [a, b] = [dineroOf(one), dineroOf(other)]
  return haveSameCurrency([a, b]) && haveSameAmount([a, b])
}

/** A money value in whatever currency it claims: what is shown need not be one that we know. */
const dineroOf = ({ amount, currency }: Amount): Money =>
  dinero({ amount: BigInt(amount), currency: currencyFor(currency) })

const currencyFor = (code: string) => ({ code, base: 10n, exponent: BigInt(exponentOf(code)) })

function minorOf(money: Money): number {
  const { exponent } = toSnapshot(money).currency
  return safeAmount(toSnapshot(transformScale(money, exponent, halfAwayFromZero)).amount)
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

import { AppError } from '../errors/app-error'
import { type DecimalInput, decimalText, parseDecimal, trimDecimal } from './decimal'
import { safeAmount } from './exact-integer'

/**
 * More minor units than any trip costs, in any currency. Nobody may write a larger amount, so that
 * sums of hundreds of trips stay exact; what was stored before there was a limit is still read.
 */
export const maxAmount = 1e13

export const isPossibleAmount = (amount: number): boolean => Math.abs(amount) <= maxAmount

/**
 * Reads an amount that is already in minor units; a missing one is zero.
 * @param field - named in the error
 * @throws AppError `money.invalid-amount` when it is not a whole number, `money.unsafe-amount` when
 * it is too large
 */
export function readMinorUnits(amount: DecimalInput | null | undefined, field: string): number {
  if (amount === undefined || amount === null || amount === '') return 0
  if (Number.isSafeInteger(amount)) return Number(amount) + 0
  const { units, scale } = trimDecimal(parseDecimal(amount, field))
  if (scale !== 0)
    throw new AppError('money.invalid-amount', { field, value: String(amount).slice(0, 40) })
  return safeAmount(units)
}

/** Minor units as a plain decimal text in major units: 373 500.00 ZAR is `373500.00`. */
export function majorText(amount: number, exponent: number): string {
  return decimalText({ units: amount, scale: exponent })
}

import { type DecimalInput, parseDecimal } from './decimal'
import { multiplyExact, powerOfTen, safeAmount } from './exact-integer'
import { divideRounded } from './scale-amount'

/** An amount as suppliers give it: a decimal in major units, `'N/A'`, or nothing. */
export type SupplierAmount = DecimalInput | null | undefined

/**
 * Whether an amount is given at all: `'N/A'`, an empty text and a missing amount are not (1 §5).
 */
export function isGiven(amount: SupplierAmount): amount is DecimalInput {
  return amount !== undefined && amount !== null && amount !== 'N/A' && amount !== ''
}

/**
 * Reads a supplier amount into minor units; what is not given counts as zero (1 §5). More decimals
 * than the currency has are rounded once, here, half away from zero (pricing.md, Money).
 * @param exponent - the decimals of the currency's minor unit
 * @throws AppError `money.invalid-amount` when it is no decimal, `money.unsafe-amount` when it is
 * too large
 */
export function minorUnitsOf(amount: SupplierAmount, exponent: number): number {
  if (!isGiven(amount)) return 0
  const { units, scale } = parseDecimal(amount)
  return scale <= exponent
    ? safeAmount(multiplyExact(units, powerOfTen(exponent - scale)))
    : divideRounded(units, powerOfTen(scale - exponent))
}

import { type ExactInteger, safeAmount } from './exact-integer'
import type { Ratio } from './ratio'

// For the middle path: size + denominator below 2^40 and a numerator below 2^52 keep every step
// below 2^53.
const digitSize = 2 ** 13
const halfSize = 2 ** 26
const largestTerms = 2 ** 40
const largestNumerator = 2 ** 52

/**
 * amount × ratio, rounded once, half away from zero. Exact whatever the sizes: in safe integers
 * when the product fits, by long multiplication in safe integers when its parts do, in bigint
 * otherwise.
 * @param amount - minor units
 * @throws AppError `money.unsafe-amount` when the result is beyond Number.MAX_SAFE_INTEGER
 */
export function scaleAmount(amount: number, { numerator, denominator }: Ratio): number {
  const size = amount < 0 ? -amount : amount
  const scaledSize = scaleSize(size, numerator, denominator)
  return amount < 0 && scaledSize !== 0 ? -scaledSize : scaledSize
}

/**
 * dividend / divisor, rounded half away from zero.
 * @throws AppError `money.unsafe-amount` when the result is beyond Number.MAX_SAFE_INTEGER
 */
export function divideRounded(dividend: ExactInteger, divisor: ExactInteger): number {
  if (typeof dividend === 'number')
    return scaleAmount(dividend, { numerator: 1, denominator: divisor })
  const size = divideBig(dividend < 0n ? -dividend : dividend, BigInt(divisor))
  return dividend < 0n && size !== 0 ? -size : size
}

function scaleSize(size: number, numerator: ExactInteger, denominator: ExactInteger): number {
  if (typeof numerator === 'number' && typeof denominator === 'number') {
    const product = size * numerator // exact when it is safe after rounding
    if (product <= Number.MAX_SAFE_INTEGER) return divideSafe(product, denominator)
    if (size + denominator < largestTerms && numerator < largestNumerator) {
      return divideLong(size, numerator, denominator)
    }
  }
  return divideBig(BigInt(size) * BigInt(numerator), BigInt(denominator))
}

/**
 * Both safe: the floor of a quotient of safe integers is exact, because its error stays below 1 /
 * divisor.
 */
function divideSafe(dividend: number, divisor: number): number {
  const quotient = Math.floor(dividend / divisor)
  const remainder = dividend - quotient * divisor
  return remainder >= divisor - remainder ? quotient + 1 : quotient
}

/**
 * size × numerator / denominator by the numerator's digits in base 2^13, most significant first.
 */
function divideLong(size: number, numerator: number, denominator: number): number {
  const high = Math.floor(numerator / halfSize)
  const low = numerator - high * halfSize
  const digits = [high >>> 13, high & (digitSize - 1), low >>> 13, low & (digitSize - 1)]
  let quotient = 0
  let remainder = 0
  for (const digit of digits) {
    const term = remainder * digitSize + size * digit
    const whole = Math.floor(term / denominator)
    quotient = quotient * digitSize + whole
    remainder = term - whole * denominator
  }
  return safeAmount(remainder >= denominator - remainder ? quotient + 1 : quotient)
}

function divideBig(dividend: bigint, divisor: bigint): number {
  const quotient = dividend / divisor
  const remainder = dividend - quotient * divisor
  return safeAmount(remainder * 2n >= divisor ? quotient + 1n : quotient)
}

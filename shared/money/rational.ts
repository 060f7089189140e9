import type { Decimal } from './decimal'
import { powerOfTen, safeAmount } from './exact-integer'

/** An exact fraction, denominator above zero: the slow and plain way, for explanations. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** A whole number as a fraction. */
export const wholeRational = (integer: number): Rational => ({
  numerator: BigInt(integer),
  denominator: 1n,
})

/** A decimal as a fraction. */
export const decimalRational = ({ units, scale }: Decimal): Rational => ({
  numerator: BigInt(units),
  denominator: BigInt(powerOfTen(scale)),
})

/** a + b. */
export const addRational = (a: Rational, b: Rational): Rational => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
})

/** a × b. */
export const multiplyRational = (a: Rational, b: Rational): Rational => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
})

/** a / b, b above zero. */
export const divideRational = (a: Rational, b: Rational): Rational => ({
  numerator: a.numerator * b.denominator,
  denominator: a.denominator * b.numerator,
})

/** The nearest integer, half away from zero. @throws AppError `money.unsafe-amount` */
export function roundRational({ numerator, denominator }: Rational): number {
  const size = numerator < 0n ? -numerator : numerator
  const roundedSize = (size * 2n + denominator) / (denominator * 2n)
  return safeAmount(numerator < 0n ? -roundedSize : roundedSize)
}

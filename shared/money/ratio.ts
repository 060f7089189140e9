import { type Decimal, trimDecimal } from './decimal'
import { type ExactInteger, multiplyExact, powerOfTen } from './exact-integer'

/** An exact factor for amounts: numerator / denominator, the denominator above zero. */
export interface Ratio {
  readonly numerator: ExactInteger
  readonly denominator: ExactInteger
}

export const one: Ratio = { numerator: 1, denominator: 1 }

/**
 * The product of `times` divided by the product of `over`, times 10^tenPower. Powers of ten are
 * cancelled, so that the usual rates and spot rates stay safe integers.
 * @param over - decimals above zero
 * @param tenPower - the difference of two currencies' exponents; 0 when there is none
 */
export function ratioOf({ times = [], over = [], tenPower = 0 }: RatioParts): Ratio {
  let numerator: ExactInteger = 1
  let denominator: ExactInteger = 1
  let power = tenPower
  for (const factor of times) {
    const { units, scale } = trimDecimal(factor)
    numerator = multiplyExact(numerator, units)
    power -= scale
  }
  for (const divisor of over) {
    const { units, scale } = trimDecimal(divisor)
    denominator = multiplyExact(denominator, units)
    power += scale
  }
  return power < 0
    ? { numerator, denominator: multiplyExact(denominator, powerOfTen(-power)) }
    : { numerator: multiplyExact(numerator, powerOfTen(power)), denominator }
}

interface RatioParts {
  readonly times?: readonly Decimal[]
  readonly over?: readonly Decimal[]
  readonly tenPower?: number
}

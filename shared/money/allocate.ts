import { AppError } from '../errors/app-error'
import { type DecimalInput, parseDecimal } from './decimal'
import { powerOfTen } from './exact-integer'

/**
 * Splits an amount by weights so that the shares add up to it to the minor unit: each gets its whole part, and what is
 * left goes one unit each to the largest remainders, the first among equals. Weights that are all zero count as equal.
 *
 * @param amount - minor units, of either sign
 * @param weights - at least one; decimals of zero or more (traveler counts, percentages)
 * @throws AppError `money.invalid-amount` for no weights or a negative one
 */
export function allocate(amount: number, weights: readonly DecimalInput[]): number[] {
  const exact = wholeWeights(weights)
  const given = exact.reduce((sum, weight) => sum + weight, 0n)
  const shares = given === 0n ? exact.map(() => 1n) : exact
  const total = given === 0n ? BigInt(exact.length) : given

  const size = BigInt(Math.abs(amount))
  const parts = shares.map((share, index) => {
    const exactPart = size * share
    return { index, whole: exactPart / total, remainder: exactPart % total }
  })
  const left = size - parts.reduce((sum, { whole }) => sum + whole, 0n)
  const favoured = new Set(
    parts
      .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
      .slice(0, Number(left))
      .map(({ index }) => index),
  )
  return parts.map(({ index, whole }) => {
    const part = Number(whole) + (favoured.has(index) ? 1 : 0)
    return amount < 0 && part !== 0 ? -part : part
  })
}

/** The weights as integers of one scale. */
function wholeWeights(weights: readonly DecimalInput[]): bigint[] {
  const decimals = weights.map((weight) => parseDecimal(weight, 'weights'))
  if (decimals.length === 0 || decimals.some(({ units }) => units < 0)) {
    throw new AppError('money.invalid-amount', { field: 'weights' })
  }
  const scale = Math.max(...decimals.map((decimal) => decimal.scale))
  return decimals.map((decimal) => BigInt(decimal.units) * BigInt(powerOfTen(scale - decimal.scale)))
}

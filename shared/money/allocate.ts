import { AppError } from '../errors/app-error'
import { type DecimalInput, parseDecimal } from './decimal'
import { powerOfTen } from './exact-integer'

/**
 * Splits an amount by weights so that the shares add up to it to the minor unit: each gets its
 * whole part, and what is left goes one unit each to the largest remainders, the first among
 * equals. Weights that are all zero count as equal.
 * @param amount - minor units, of either sign
 * @param weights - at least one; decimals of zero or more (traveler counts, percentages)
 * @param owed - fractions of a unit that earlier splits left each short of: those come before
 * larger remainders
 * @throws AppError `money.invalid-amount` for no weights or a negative one
 */
export function allocate(
  amount: number,
  weights: readonly DecimalInput[],
  owed: readonly number[] = [],
): number[] {
  const exact = wholeWeights(weights)
  const weightSum = exact.reduce((sum, weight) => sum + weight, 0n)
  const shares = weightSum === 0n ? exact.map(() => 1n) : exact
  const total = weightSum === 0n ? BigInt(exact.length) : weightSum

  const size = BigInt(Math.abs(amount))
  const parts = shares.map((share, index) => {
    const exactPart = size * share
    return { index, whole: exactPart / total, remainder: exactPart % total }
  })
  const remainderUnits = size - parts.reduce((sum, { whole }) => sum + whole, 0n)
  const claim = ({ index, remainder }: (typeof parts)[number]) =>
    Number(remainder) / Number(total) + (amount < 0 ? -1 : 1) * (owed[index] ?? 0)
  const largestRemainders = new Set(
    parts
      .filter(({ remainder }) => remainder > 0n)
      .toSorted((a, b) => {
        const difference =
          owed.length === 0 ? Number(b.remainder - a.remainder) : claim(b) - claim(a)
        return Math.abs(difference) < 1e-6 ? a.index - b.index : difference
      })
      .slice(0, Number(remainderUnits))
      .map(({ index }) => index),
  )
  return parts.map(({ index, whole }) => {
    const part = Number(whole) + (largestRemainders.has(index) ? 1 : 0)
    return amount < 0 && part !== 0 ? -part : part
  })
}

/**
 * Splits several amounts, each by its own weights as `allocate` does, and evens out the leftover
 * units: whoever was rounded down before gets the next one. So 50/50 of five odd bills differs by
 * one cent and not by five.
 * @param splits - amounts in minor units, with as many weights each
 * @throws AppError `money.invalid-amount` as `allocate`
 */
export function allocateInTurn(
  splits: readonly { readonly amount: number; readonly weights: readonly DecimalInput[] }[],
): number[][] {
  const amountsOwed: number[] = []
  return splits.map(({ amount, weights }) => {
    const shares = allocate(amount, weights, amountsOwed)
    const numbers = weights.map(Number)
    const total = numbers.reduce((sum, weight) => sum + weight, 0)
    for (const [index, share] of shares.entries()) {
      const exact = total === 0 ? amount / shares.length : (amount * (numbers[index] ?? 0)) / total
      amountsOwed[index] = (amountsOwed[index] ?? 0) + exact - share
    }
    return shares
  })
}

/** The weights as integers of one scale. */
function wholeWeights(weights: readonly DecimalInput[]): bigint[] {
  const decimals = weights.map((weight) => parseDecimal(weight, 'weights'))
  if (decimals.length === 0 || decimals.some(({ units }) => units < 0)) {
    throw new AppError('money.invalid-amount', { field: 'weights' })
  }
  const scale = Math.max(...decimals.map((decimal) => decimal.scale))
  return decimals.map(
    (decimal) => BigInt(decimal.units) * BigInt(powerOfTen(scale - decimal.scale)),
  )
}

import { exponentOf } from '#shared/money/currency-exponent'
import type { ExplanationStep } from '#shared/pricing/explanation/explanation'

/**
 * Does what the steps of an explanation say, as a reader with a pencil would: reads each operand's
 * text, works in exact fractions of major units, rounds where the step says so.
 *
 * @returns the amount after each step, minor units of the step's currency
 */
export function replay(steps: readonly ExplanationStep[]): number[] {
  let value: Fraction = [0n, 1n]
  return steps.map(({ operation, operand, currency, rounded }) => {
    value = operations[operation](value, read(operand))
    const minor = 10n ** BigInt(exponentOf(currency))
    const amount = round([value[0] * minor, value[1]])
    if (rounded) value = [amount, minor]
    return Number(amount)
  })
}

type Fraction = readonly [bigint, bigint]

const operations = {
  '=': (_: Fraction, operand: Fraction): Fraction => operand,
  '+': ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d],
  '−': ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d - c * b, b * d],
  '×': ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d],
  '÷': ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c],
}

/** `16.4401`, `−250.75`, `50%` or `(1 − 20%)`. */
function read(operand: string): Fraction {
  const complement = /^\(1 − (.+)\)$/.exec(operand)?.[1]
  if (complement !== undefined) {
    const [n, d] = read(complement)
    return [d - n, d]
  }
  if (operand.endsWith('%')) {
    const [n, d] = read(operand.slice(0, -1))
    return [n, d * 100n]
  }
  const [integer = '', digits = ''] = operand.replace('−', '-').split('.')
  return [BigInt(`${integer}${digits}`), 10n ** BigInt(digits.length)]
}

function round([n, d]: Fraction): bigint {
  const size = n < 0n ? -n : n
  const rounded = (2n * size + d) / (2n * d)
  return n < 0n ? -rounded : rounded
}

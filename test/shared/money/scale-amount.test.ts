import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideRounded, scaleAmount } from '#shared/money/scale-amount'

/** Plain fractions: round(a × n / d), half away from zero. */
function reference(amount: number, numerator: bigint, denominator: bigint): bigint {
  const product = BigInt(amount) * numerator
  const size = product < 0n ? -product : product
  const rounded = (2n * size + denominator) / (2n * denominator)
  return product < 0n ? -rounded : rounded
}

const amounts = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.integer({ min: -1e6, max: 1e6 }))
const plainParts = fc.oneof(
  fc.integer({ min: 1, max: 1000 }),
  fc.integer({ min: 1, max: 2 ** 30 }),
  fc.integer({ min: 1, max: 2 ** 41 }),
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
)

describe('scaleAmount', () => {
  test('rounds exact fractions once, half away from zero, whatever their size', () => {
    fc.assert(
      fc.property(amounts, plainParts, plainParts, (amount, numerator, denominator) => {
        const expected = reference(amount, BigInt(numerator), BigInt(denominator))
        if (expected > Number.MAX_SAFE_INTEGER || expected < -Number.MAX_SAFE_INTEGER) {
          expect(() => scaleAmount(amount, { numerator, denominator })).toThrow(
            'The amount is too large',
          )
        } else {
          expect(scaleAmount(amount, { numerator, denominator })).toBe(Number(expected))
        }
      }),
      { numRuns: 5_000 },
    )
  })

  test('gives the same whether a ratio is held in numbers or in bigints', () => {
    fc.assert(
      fc.property(fc.integer(), plainParts, plainParts, (amount, numerator, denominator) => {
        const big = { numerator: BigInt(numerator), denominator: BigInt(denominator) }
        const result = (ratio: Parameters<typeof scaleAmount>[1]) => {
          try {
            return scaleAmount(amount, ratio)
          } catch {
            return 'too large'
          }
        }
        expect(result({ numerator, denominator })).toBe(result(big))
      }),
    )
  })

  test('finds every tie, on either side of the limits of the long multiplication', () => {
    const halves = fc.integer({ min: 2 ** 20, max: 2 ** 45 }) // of the denominator
    fc.assert(
      fc.property(fc.nat(2 ** 44), halves, fc.nat(63), (amount, half, factor) => {
        const [oddAmount, oddFactor] = [2 * amount + 1, 2 * factor + 1]
        fc.pre(Number.isSafeInteger(half * oddFactor))
        const product = BigInt(oddAmount) * BigInt(oddFactor) // odd, and the result is half of it
        const ratio = { numerator: half * oddFactor, denominator: half * 2 }
        expect(scaleAmount(oddAmount, ratio)).toBe(Number((product + 1n) / 2n))
      }),
      { numRuns: 5_000 },
    )
  })

  test('rounds ties away from zero on every path', () => {
    expect(scaleAmount(5, { numerator: 1, denominator: 10 })).toBe(1)
    expect(scaleAmount(-5, { numerator: 1, denominator: 10 })).toBe(-1)
    const odd = 2 ** 35 + 1 // odd × (2^30) / 2^31 is a tie in the long multiplication
    expect(scaleAmount(odd, { numerator: 2 ** 30, denominator: 2 ** 31 })).toBe(2 ** 34 + 1)
    expect(scaleAmount(odd, { numerator: 2n ** 60n, denominator: 2n ** 61n })).toBe(2 ** 34 + 1)
    expect(scaleAmount(-odd, { numerator: 2n ** 60n, denominator: 2n ** 61n })).toBe(-(2 ** 34) - 1)
  })

  test('never gives minus zero', () => {
    expect(scaleAmount(-1, { numerator: 1, denominator: 100 })).toBe(0)
    expect(scaleAmount(-1, { numerator: 1n, denominator: 100n })).toBe(0)
    expect(scaleAmount(0, { numerator: 3, denominator: 7 })).toBe(0)
  })
})

describe('divideRounded', () => {
  test('divides plain and big integers alike', () => {
    expect(divideRounded(15, 10)).toBe(2)
    expect(divideRounded(-15, 10)).toBe(-2)
    expect(divideRounded(15n * 10n ** 20n, 10n ** 21n)).toBe(2)
    expect(divideRounded(-1n, 10n ** 21n)).toBe(0)
  })

  test('refuses a quotient that no safe integer holds', () => {
    expect(() => divideRounded(-(10n ** 20n), 10)).toThrow(
      expect.objectContaining({ code: 'money.unsafe-amount' }),
    )
  })
})

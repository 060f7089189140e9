import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addAmounts,
  addExact,
  multiplyExact,
  powerOfTen,
  safeAmount,
} from '#shared/money/exact-integer'
import { roundRational } from '#shared/money/rational'

const integers = fc.oneof(fc.maxSafeInteger(), fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }))

describe('exact integers', () => {
  test('multiply and add as bigints do', () => {
    fc.assert(
      fc.property(integers, integers, (a, b) => {
        expect(BigInt(multiplyExact(a, b))).toBe(BigInt(a) * BigInt(b))
        expect(BigInt(addExact(a, b))).toBe(BigInt(a) + BigInt(b))
      }),
    )
  })

  test('stay plain numbers while they are safe', () => {
    expect(multiplyExact(3, 4)).toBe(12)
    expect(multiplyExact(2 ** 30, 2 ** 30)).toBe(2n ** 60n)
    expect(addExact(Number.MAX_SAFE_INTEGER, 1)).toBe(2n ** 53n)
  })

  test('know powers of ten of any size', () => {
    expect(powerOfTen(0)).toBe(1)
    expect(powerOfTen(15)).toBe(1e15)
    expect(powerOfTen(30)).toBe(10n ** 30n)
  })
})

describe('addAmounts', () => {
  test('adds, or says that the amount is too large', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (a, b) => {
        const sum = BigInt(a) + BigInt(b)
        const safe = sum <= Number.MAX_SAFE_INTEGER && sum >= -Number.MAX_SAFE_INTEGER
        if (safe) expect(addAmounts(a, b)).toBe(Number(sum))
        else
          expect(() => addAmounts(a, b)).toThrow(
            expect.objectContaining({ code: 'money.unsafe-amount' }),
          )
      }),
    )
  })
})

describe('rounding to amounts', () => {
  test('goes half away from zero and stays safe', () => {
    expect(roundRational({ numerator: 5n, denominator: 10n })).toBe(1)
    expect(roundRational({ numerator: -5n, denominator: 10n })).toBe(-1)
    expect(roundRational({ numerator: -4n, denominator: 10n })).toBe(0)
    expect(() => safeAmount(2n ** 53n)).toThrow('The amount is too large')
  })
})

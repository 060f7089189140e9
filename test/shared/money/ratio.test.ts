import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDecimal } from '#shared/money/decimal'
import { oneMinusPercent, onePlusPercent, percentFactor } from '#shared/money/percent'
import { ratioOf } from '#shared/money/ratio'

describe('percent factors', () => {
  test('are exact decimals', () => {
    expect(percentFactor(parseDecimal('3.5'))).toEqual({ units: 35, scale: 3 })
    expect(onePlusPercent(parseDecimal(3))).toEqual({ units: 103, scale: 2 })
    expect(oneMinusPercent(parseDecimal(20))).toEqual({ units: 8, scale: 1 })
    expect(oneMinusPercent(parseDecimal(100))).toEqual({ units: 0, scale: 0 })
  })
})

describe('ratioOf', () => {
  test('cancels powers of ten', () => {
    expect(ratioOf({ times: [parseDecimal('1.03')], over: [parseDecimal('18.0')] })).toEqual({
      numerator: 103,
      denominator: 1800,
    })
    expect(ratioOf({ over: [parseDecimal('0.8')] })).toEqual({ numerator: 10, denominator: 8 })
    expect(ratioOf({ tenPower: -2 })).toEqual({ numerator: 1, denominator: 100 })
    expect(ratioOf({})).toEqual({ numerator: 1, denominator: 1 })
  })

  test('is the exact quotient of its decimals', () => {
    const decimals = fc.array(
      fc.record({ units: fc.bigInt({ min: 1n, max: 10n ** 18n }), scale: fc.nat(18) }),
      {
        maxLength: 3,
      },
    )
    fc.assert(
      fc.property(decimals, decimals, fc.integer({ min: -3, max: 3 }), (times, over, tenPower) => {
        const { numerator, denominator } = ratioOf({ times, over, tenPower })
        const product = (of: typeof times) => of.reduce((total, { units }) => total * units, 1n)
        const places = (of: typeof times) => of.reduce((total, { scale }) => total + scale, 0)
        const up = 10n ** BigInt(places(over) + Math.max(0, tenPower))
        const down = 10n ** BigInt(places(times) + Math.max(0, -tenPower))
        expect(BigInt(numerator) * product(over) * down).toBe(
          BigInt(denominator) * product(times) * up,
        )
      }),
    )
  })
})

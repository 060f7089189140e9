import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate, allocateInTurn } from '#shared/money/allocate'

const weights = fc.array(
  fc.oneof(
    fc.nat(50),
    fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  ),
  {
    minLength: 1,
    maxLength: 12,
  },
)

describe('allocate', () => {
  test('adds up to the amount to the minor unit', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), weights, (amount, shares) => {
        const parts = allocate(amount, shares)
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(amount))
        expect(parts).toHaveLength(shares.length)
      }),
    )
  })

  test('gives each its exact share to within one minor unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), weights, (amount, shares) => {
        const total = shares.reduce((sum, share) => sum + share, 0)
        fc.pre(total > 0)
        allocate(amount, shares).forEach((part, index) => {
          expect(Math.abs(part - (amount * (shares[index] ?? 0)) / total)).toBeLessThan(1.001)
        })
      }),
    )
  })

  test('mirrors a negative amount', () => {
    fc.assert(
      fc.property(fc.nat(1e9), weights, (amount, shares) => {
        expect(allocate(-amount, shares)).toEqual(
          allocate(amount, shares).map((part) => (part === 0 ? 0 : -part)),
        )
      }),
    )
  })

  test('favours the largest remainder, then the first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(10, [1, 2])).toEqual([3, 7])
    expect(allocate(1, ['0.1', '0.2'])).toEqual([0, 1])
  })

  test('shares equally when no weight is above zero', () => {
    expect(allocate(5, [0, 0])).toEqual([3, 2])
  })

  test('refuses no weights and negative ones', () => {
    expect(() => allocate(5, [])).toThrow('Invalid amount')
    expect(() => allocate(5, [1, -1])).toThrow('Invalid amount')
  })
})

describe('allocateInTurn', () => {
  test('adds each amount up, and gives nothing to whom no part of it goes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), weights), { maxLength: 9 }),
        (splits) => {
          const asked = splits.map(([amount, shares]) => ({ amount, weights: shares }))
          allocateInTurn(asked).forEach((parts, index) => {
            const { amount = 0, weights: shares = [] } = asked[index] ?? {}
            expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
            if (shares.some((share) => share > 0)) {
              for (const [at, share] of shares.entries())
                if (share === 0) expect(Math.abs(parts[at] ?? 0)).toBe(0)
            }
          })
        },
      ),
    )
  })

  test('leaves nobody more than a unit short over all the amounts that are shared alike', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 30 }),
        (amounts) => {
          const parts = allocateInTurn(amounts.map((amount) => ({ amount, weights: [50, 50] })))
          const [first, second] = [0, 1].map((at) =>
            parts.reduce((sum, part) => sum + (part[at] ?? 0), 0),
          )
          expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

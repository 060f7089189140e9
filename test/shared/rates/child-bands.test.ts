import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandFor, childBandsText, readChildBands } from '#shared/rates/child-bands'
import { childBandsSchema } from '#shared/rates/child-bands-schema'

describe('child bands', () => {
  test('are ages with an amount, a percentage or free, for a bed where they say so', () => {
    expect(readChildBands('0-1 free; 2–5 25%; 6 - 11 Own Bed 120.00;12 62.5 %')).toEqual([
      { from: 0, to: 1, bed: undefined, rate: { amount: '0' } },
      { from: 2, to: 5, bed: undefined, rate: { percent: '25' } },
      { from: 6, to: 11, bed: 'own bed', rate: { amount: '120.00' } },
      { from: 12, to: 12, bed: undefined, rate: { percent: '62.5' } },
    ])
  })

  test.each([
    ['', 'must be ages with'],
    ['2-5', 'must be ages with'],
    ['2-5 50%;', '(not empty)'],
    ['2-5 50', undefined],
    ['2-5 USD 50', '(not 2-5 USD 50)'],
    ['11-6 50%', 'ages in order'],
    ['6-26 50%', 'up to 25'],
    ['6-11 201%', 'up to 200%'],
    ['2-6 50%; 6-11 75%', 'has age 6 twice'],
    ['2-6 sharing 50%; 0-11 sharing 75%', 'has age 2 twice (sharing)'],
    ['2-6 sharing 50%; 2-6 own bed 75%; 2-6 100%', undefined],
  ])('of "%s" are judged', (text, wrong) => {
    const bands = readChildBands(text)
    if (wrong === undefined) expect(Array.isArray(bands)).toBe(true)
    else expect(bands).toContain(wrong)
    expect(childBandsSchema.safeParse(text).success).toBe(wrong === undefined)
  })

  test('come back from their text as they were', () => {
    const band = fc.record({
      bed: fc.constantFrom(undefined, 'own bed' as const, 'sharing' as const),
      rate: fc.oneof(
        fc.record({ percent: fc.nat(200).map(String) }),
        fc.record({ amount: fc.nat(9999).map((amount) => String(amount)) }),
      ),
      years: fc.nat(3),
    })
    fc.assert(
      fc.property(fc.array(band, { minLength: 1, maxLength: 6 }), (given) => {
        const bands = given.map(({ years, ...rest }, place) => ({
          from: place * 4,
          to: place * 4 + years,
          ...rest,
        }))
        expect(readChildBands(childBandsText(bands))).toEqual(bands)
      }),
    )
  })

  test('hold from the first birthday of an age to the day before the next, a bed’s own first', () => {
    const bands = readChildBands('2-5 25%; 6-11 50%; 6-11 own bed 75%')
    if (typeof bands === 'string') throw new Error(bands)
    const percentAt = (age: number, bed: 'own bed' | 'sharing') =>
      bandFor(bands, { age, bed })?.rate
    expect(percentAt(5.9, 'own bed')).toEqual({ percent: '25' })
    expect(percentAt(6, 'own bed')).toEqual({ percent: '75' })
    expect(percentAt(11, 'sharing')).toEqual({ percent: '50' })
    expect(percentAt(12, 'sharing')).toBeUndefined()
    expect(percentAt(1, 'sharing')).toBeUndefined()
  })
})

import { describe, expect, test } from 'vitest'
import { randomStream } from '#shared/art/random-stream'

const draws = (seed: string) => {
  const random = randomStream(seed)
  return Array.from({ length: 500 }, () => random.next())
}

describe('randomStream', () => {
  test('gives the same numbers for the same text, and others for another', () => {
    expect(draws('JAO')).toEqual(draws('JAO'))
    expect(draws('JAO')).not.toEqual(draws('JAP'))
  })

  test('spreads evenly from 0 up to, but not including, 1', () => {
    const numbers = draws('even')
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1)
  })

  test('keeps to the bounds that a draw names', () => {
    const random = randomStream('bounds')
    for (let i = 0; i < 300; i++) {
      expect([2, 3, 4, 5]).toContain(random.int(2, 5))
      const number = random.range(-4, 4)
      expect(number >= -4 && number < 4).toBe(true)
    }
    expect(random.chance(1)).toBe(true)
    expect(random.chance(0)).toBe(false)
  })

  test('picks every item of a list sooner or later, and refuses an empty one', () => {
    const random = randomStream('list')
    expect(new Set(Array.from({ length: 60 }, () => random.pick(['a', 'b', 'c'])))).toEqual(
      new Set(['a', 'b', 'c']),
    )
    expect(() => random.pick([])).toThrow(RangeError)
  })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampTo, readWhole } from '../../../../web/components/inputs/whole-number'

describe('readWhole', () => {
  test.each([
    ['0', 0],
    [' 12 ', 12],
    ['007', 7],
  ])('reads %j', (text, value) => {
    expect(readWhole(text)).toBe(value)
  })

  test.each(['', '1.5', '-1', '1,000', '1e3', 'two', '９', '12345678'])('refuses %j', (text) => {
    expect(readWhole(text)).toBeUndefined()
  })
})

describe('clampTo', () => {
  test('stays between its bounds and leaves what is inside', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(50), fc.nat(50), (value, min, span) => {
        const clamped = clampTo(value, { min, max: min + span })
        expect(clamped).toBeGreaterThanOrEqual(min)
        expect(clamped).toBeLessThanOrEqual(min + span)
        if (value >= min && value <= min + span) expect(clamped).toBe(value)
      }),
    )
  })
})

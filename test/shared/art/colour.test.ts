import { describe, expect, test } from 'vitest'
import { mix, ramp } from '#shared/art/colour'

describe('mix', () => {
  test('goes from one colour to the other and stops at both ends', () => {
    expect(mix('#000000', '#ff8040', 0.5)).toBe('#804020')
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030')
    expect(mix('#102030', '#fefefe', 1)).toBe('#fefefe')
    expect(mix('#102030', '#fefefe', 7)).toBe('#fefefe')
    expect(mix('#102030', '#fefefe', -7)).toBe('#102030')
  })
})

describe('ramp', () => {
  test('passes through each of its colours in turn', () => {
    const colours = ['#000000', '#808080', '#ffffff']
    expect([0, 0.5, 1].map((t) => ramp(colours, t))).toEqual(colours)
    expect(ramp(colours, 0.25)).toBe('#404040')
    expect(ramp(colours, 2)).toBe('#ffffff')
  })
})

import { expect, test } from 'vitest'
import { clampTravelers, travelerLimits } from '#shared/rooms/traveler-count'

test.each([
  [7, { max: 6 }, 6],
  [-1, { max: 6 }, 0],
  [0, { min: 1, max: 100 }, 1],
  [3.9, { max: 6 }, 3],
  [Number.NaN, { max: 6 }, 0],
  [Number.POSITIVE_INFINITY, { max: 6 }, 6],
])('%s within %j is %i', (count, limits, clamped) => {
  expect(clampTravelers(count, limits)).toBe(clamped)
})

test('the second builder takes six children, the dialog a hundred', () => {
  expect(travelerLimits.secondBuilder.children).toBe(6)
  expect(travelerLimits.picker).toEqual({ adults: 100, children: 100 })
})

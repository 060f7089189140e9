import { expect, test } from 'vitest'
import { ownStayDefaults, ownStayRefusal } from '#shared/itinerary/own-stay'

test.each([
  [{ regionCode: 'OKA' }, undefined],
  [{ regionCode: '' }, 'You must select a region'],
  [{}, 'You must select a region'],
])('an own arrangement %j is refused for: %s', (stay, why) => {
  expect(ownStayRefusal(stay)).toBe(why)
})

test('what nobody said is ZZZ and Own Arranged Accommodation', () => {
  expect(ownStayDefaults).toEqual({ locationCode: 'ZZZ', description: 'Own Arranged Accommodation' })
})

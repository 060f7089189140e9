import { expect, test } from 'vitest'
import { ownStayDefaults } from '#shared/itinerary/own-stay'

test('what nobody said is ZZZ and Own Arranged Accommodation', () => {
  expect(ownStayDefaults).toEqual({
    locationCode: 'ZZZ',
    description: 'Own Arranged Accommodation',
  })
})

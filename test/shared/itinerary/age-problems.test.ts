import { expect, test } from 'vitest'
import { ageProblems } from '#shared/itinerary/age-problems'
import { aStay } from './builders'

const walk = aStay({ id: 's7', type: 'service', title: 'Guided walk', minAge: 12 })
const party = (...childrenAges: number[]) => ({
  adults: 2,
  children: childrenAges.length,
  childrenAges,
})

test('an activity from 12 years is a problem for a child of 9', () => {
  expect(ageProblems(walk, party(14, 9))).toEqual([
    {
      code: 'activity-age',
      message: 'Guided walk: children permitted 12 years and up',
      segmentId: 's7',
    },
  ])
})

test.each([
  ['children who are old enough', walk, party(12)],
  ['no children', walk, party()],
  ['an activity without a limit', aStay({ type: 'service', title: 'Mokoro' }), party(3)],
  ['a stay, whose rooms are judged', aStay({ minAge: 12 }), party(9)],
])('%s are no problem', (_, segment, travelers) => {
  expect(ageProblems(segment, travelers)).toEqual([])
})

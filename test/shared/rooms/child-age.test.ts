import { expect, test } from 'vitest'
import {
  childRestriction,
  defaultChildAge,
  isTooYoung,
  resizeAges,
  withCampAge,
  youngestChildAge,
} from '#shared/rooms/child-age'

test.each([
  [0, [], undefined],
  [0, [4], undefined],
  [2, [11, 6], 6],
  [2, [11], 11],
  [2, [14], defaultChildAge],
  [1, [0], 0],
])('of %i children aged %j the youngest is %s', (children, ages, youngest) => {
  expect(youngestChildAge(children, ages)).toBe(youngest)
})

test.each([
  [5, 6, true],
  [6, 6, false],
  [undefined, 6, false],
  [0, undefined, false],
  [0, 0, false],
])('a child of %s where %s is asked for is too young: %s', (youngest, minChildAge, tooYoung) => {
  expect(isTooYoung(youngest, minChildAge)).toBe(tooYoung)
})

test.each([
  [0, 6, 6],
  [12, 6, 12],
])(
  '2 §5.4: a room from %i in a camp from %i takes children from %i',
  (ofRoom, ofCamp, minChildAge) => {
    expect(withCampAge({ minChildAge: ofRoom, cost: 1 }, { minChildAge: ofCamp })).toEqual({
      minChildAge,
      cost: 1,
    })
  },
)

test('the restriction reads as 2 §5.4 has it', () => {
  expect(childRestriction(12)).toBe('Children permitted 12 years and up')
})

test('a new child is 12, and fewer children trim the ages', () => {
  expect(resizeAges([4], 3)).toEqual([4, 12, 12])
  expect(resizeAges([4, 9, 2], 1)).toEqual([4])
  expect(resizeAges([4], 0)).toEqual([])
})

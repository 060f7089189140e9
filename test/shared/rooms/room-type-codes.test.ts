import { expect, test } from 'vitest'
import { minAdultsOf, roomTypeCodeOf, systemTypeLabels } from '#shared/rooms/room-type-codes'
import { systemTypeSchema } from '#shared/rooms/room-type-schemas'

test.each([
  ['Twin', 2, 0, 'tr'],
  ['_Double', 2, 0, 'dr'],
  ['Family', 2, 2, 'fr'],
  ['Single', 1, 0, 'sr'],
  ['Family', 1, 0, 'sr'],
  ['Twin', 1, 1, 'tr'],
] as const)(
  'a %s with %i adults and %i children has the code %s',
  (systemType, adults, children, code) => {
    expect(roomTypeCodeOf({ systemType, adults, children })).toBe(code)
  },
)

test('_Double is shown as Double', () => {
  expect(systemTypeSchema.options.map((type) => systemTypeLabels[type])).toEqual([
    'Twin',
    'Double',
    'Family',
    'Single',
  ])
})

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 1],
  [undefined, 1],
])('room type %s has at least %i adults', (roomTypeId, adults) => {
  expect(minAdultsOf(roomTypeId)).toBe(adults)
})

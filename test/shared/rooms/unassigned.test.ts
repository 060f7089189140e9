import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unassignedTravelers } from '#shared/rooms/unassigned'

const travelers = (adults: number, ...childrenAges: number[]) => ({
  adults,
  children: childrenAges.length,
  childrenAges,
})

test.each([
  ['no rooms leave everybody', travelers(2, 9, 6), [], travelers(2, 9, 6)],
  ['each age is taken once', travelers(2, 9, 6, 9), [travelers(1, 9)], travelers(1, 6, 9)],
  [
    'an age of two children is taken twice',
    travelers(2, 9, 6, 9),
    [travelers(1, 9, 9)],
    travelers(1, 6),
  ],
  [
    'rooms together take everybody',
    travelers(2, 9, 6),
    [travelers(1, 6), travelers(1, 9)],
    travelers(0),
  ],
  [
    'an age that nobody has takes the first child left',
    travelers(1, 9, 6),
    [travelers(1, 3)],
    travelers(0, 6),
  ],
  [
    'a child without age takes the first child left',
    travelers(1, 9, 6),
    [{ adults: 1, children: 1, childrenAges: [] }],
    travelers(0, 6),
  ],
  ['more in rooms than travel leave nobody', travelers(1, 9), [travelers(2, 9, 9)], travelers(0)],
  [
    'a child of the trip without age is 12',
    { adults: 1, children: 2, childrenAges: [4] },
    [],
    travelers(1, 4, 12),
  ],
])('%s', (_, trip, rooms, left) => {
  expect(unassignedTravelers(trip, rooms)).toEqual(left)
})

test('those in rooms and those left are the trip', () => {
  const ages = fc.array(fc.nat(17), { maxLength: 8 })
  fc.assert(
    fc.property(fc.nat(8), ages, fc.nat(8), fc.nat(8), (adults, childrenAges, inRoom, from) => {
      const trip = { adults, children: childrenAges.length, childrenAges }
      const room = travelers(Math.min(inRoom, adults), ...childrenAges.slice(from))
      const left = unassignedTravelers(trip, [room])
      expect(left.adults + room.adults).toBe(adults)
      expect([...left.childrenAges, ...room.childrenAges].sort()).toEqual([...childrenAges].sort())
    }),
  )
})

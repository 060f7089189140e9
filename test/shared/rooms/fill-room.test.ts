import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Party, RoomCapacity } from '#shared/rooms/capacity'
import { fillRoom, fillRoomSparingAdults } from '#shared/rooms/fill-room'
import { minAdultsOf } from '#shared/rooms/room-type-codes'
import { anyParty, anyRoom, aTent } from './builders'

const party = (adults: number, children: number) => ({ adults, children })
const noAdult = 'Could not fill room. You must have at least one adult per room with children.'
const tooFew = 'Could not fill room. Not enough travelers to fill minimum pax requirement.'

describe('fillRoom', () => {
  test.each([
    ['takes the adults there are', aTent(), party(2, 0), party(2, 0)],
    ['takes children before a second adult', aTent({ guestNormal: 2 }), party(2, 1), party(1, 1)],
    ['limits children by normalChildren', aTent(), party(2, 3), party(2, 1)],
    [
      'limits children by guestNormal',
      aTent({ normalChildren: 5, guestNormal: 3 }),
      party(1, 5),
      party(1, 2),
    ],
    ['limits adults by normalAdults', aTent({ guestNormal: 6 }), party(5, 0), party(2, 0)],
    [
      'keeps an adult in a room for one',
      aTent({ guestNormal: 1, normalAdults: 1 }),
      party(2, 2),
      party(1, 0),
    ],
    [
      'keeps two adults where the room type asks for two',
      aTent({ roomTypeId: 4, normalChildren: 3, guestNormal: 4, normalAdults: 4 }),
      party(2, 3),
      party(2, 2),
    ],
  ])('%s', (_, room, unassigned, filled) => {
    expect(fillRoom(room, unassigned)).toEqual({
      kind: 'filled',
      ...filled,
      message: 'Room filled and added to itinerary.',
    })
  })

  test.each([
    ['children without an adult', aTent(), party(0, 2), 'no-adult', noAdult],
    ['nobody', aTent(), party(0, 0), 'too-few', tooFew],
    [
      'nobody, even where the room asks for none',
      aTent({ minPax: 0 }),
      party(0, 0),
      'too-few',
      tooFew,
    ],
    ['fewer than minPax', aTent({ minPax: 3 }), party(2, 0), 'too-few', tooFew],
    [
      'one adult where the room type asks for two',
      aTent({ roomTypeId: 3 }),
      party(1, 1),
      'too-few',
      tooFew,
    ],
  ])('fails with %s', (_, room, unassigned, reason, message) => {
    expect(fillRoom(room, unassigned)).toEqual({ kind: 'failed', reason, message })
  })

  test('agrees with a search of every way to fill the room', () => {
    fc.assert(
      fc.property(anyRoom, anyParty, (room, unassigned) => {
        const result = fillRoom(room, unassigned)
        const best = searched(room, unassigned)
        expect(
          result.kind === 'filled' ? party(result.adults, result.children) : undefined,
        ).toEqual(best)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a room filled from a family that needs a second one', () => {
  const fill = (room: RoomCapacity, unassigned: Party) => {
    const filled = fillRoomSparingAdults(room, unassigned)
    return filled.kind === 'filled' ? party(filled.adults, filled.children) : filled.reason
  }

  test('leaves an adult to the child who is left', () => {
    expect(fill(aTent(), party(2, 2))).toEqual(party(1, 1))
  })

  test('takes both adults when no child is left, when a third adult is, or when the room needs two', () => {
    expect(fill(aTent(), party(2, 1))).toEqual(party(2, 1))
    expect(fill(aTent(), party(3, 2))).toEqual(party(2, 1))
    expect(fill(aTent({ roomTypeId: 4 }), party(2, 2))).toEqual(party(2, 1))
    expect(fill(aTent(), party(1, 2))).toEqual(party(1, 1))
    expect(fill(aTent(), party(0, 2))).toBe('no-adult')
  })
})

/** Of all fillings the documented order asks for: the most children, then the most adults. */
function searched(room: RoomCapacity, unassigned: Party): Party | undefined {
  const fewestAdults = minAdultsOf(room.roomTypeId)
  if (unassigned.adults < fewestAdults) return undefined
  const fillings: Party[] = []
  for (let adults = fewestAdults; adults <= unassigned.adults; adults++) {
    for (
      let children = 0;
      children <= Math.min(unassigned.children, room.normalChildren);
      children++
    ) {
      const fits =
        adults <= Math.max(room.normalAdults, fewestAdults) &&
        adults + children <= Math.max(room.guestNormal, fewestAdults)
      if (fits) fillings.push({ adults, children })
    }
  }
  const best = fillings.sort((a, b) => b.children - a.children || b.adults - a.adults)[0]
  return best && best.adults + best.children >= room.minPax ? best : undefined
}

import fc from 'fast-check'
import type { RoomCapacity } from '#shared/rooms/capacity'

/** A tent for two adults and a child. */
export const aTent = (overrides: Partial<RoomCapacity> = {}): RoomCapacity => ({
  minPax: 1,
  normalAdults: 2,
  normalChildren: 1,
  guestNormal: 3,
  ...overrides,
})

/**
 * Any room that can exist: it takes no fewer travelers than it must have, and never more adults
 * than travelers.
 */
export const anyRoom: fc.Arbitrary<RoomCapacity> = fc
  .record({
    guestNormal: fc.integer({ min: 1, max: 8 }),
    minPax: fc.nat(8),
    normalAdults: fc.integer({ min: 1, max: 8 }),
    normalChildren: fc.nat(8),
    roomTypeId: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  })
  .map((room) => ({
    ...room,
    minPax: Math.min(room.minPax, room.guestNormal),
    normalAdults: Math.min(room.normalAdults, room.guestNormal),
  }))

export const anyParty = fc.record({ adults: fc.nat(12), children: fc.nat(12) })

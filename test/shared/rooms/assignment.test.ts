import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Assignment,
  assignmentLimits,
  assignmentNotices,
  assignmentTexts,
  canFillAssignment,
  canSubmitAssignment,
  childrenDisabled,
  limitNotices,
} from '#shared/rooms/assignment'
import { capacityHint } from '#shared/rooms/capacity'
import { anyParty, anyRoom, aTent } from './builders'

const chosen = (adults: number, children: number) => ({ adults, children })
const assignment = (overrides: Partial<Assignment> = {}): Assignment => ({
  room: aTent(),
  chosen: chosen(0, 0),
  unassigned: chosen(4, 4),
  ...overrides,
})

describe('assignmentLimits', () => {
  test.each([
    ['the room’s normal adults', {}, chosen(2, 3)],
    ['the unassigned travelers', { unassigned: chosen(1, 0) }, chosen(1, 0)],
    ['the places that children leave', { chosen: chosen(0, 2) }, chosen(1, 3)],
    ['the places that adults leave', { chosen: chosen(2, 0) }, chosen(2, 1)],
    ['nothing below none', { chosen: chosen(5, 5) }, chosen(0, 0)],
  ])('are set by %s', (_, overrides, limits) => {
    expect(assignmentLimits(assignment(overrides))).toEqual(limits)
  })

  test('never let more in than the room or the trip has', () => {
    fc.assert(
      fc.property(anyRoom, anyParty, anyParty, (room, inRoom, unassigned) => {
        const limits = assignmentLimits({ room, chosen: inRoom, unassigned })
        expect(limits.adults).toBeLessThanOrEqual(Math.min(unassigned.adults, room.normalAdults))
        expect(limits.children).toBeLessThanOrEqual(unassigned.children)
        if (inRoom.children <= room.guestNormal)
          expect(limits.adults + inRoom.children).toBeLessThanOrEqual(room.guestNormal)
      }),
    )
  })
})

test.each([
  [aTent(), chosen(1, 0), undefined],
  [aTent(), chosen(0, 0), 'Rooms must have an adult before you can add a child'],
  [
    aTent({ normalChildren: 0 }),
    chosen(1, 0),
    'Rooms must have an adult before you can add a child',
  ],
])('in %j with %j the children input is disabled for: %s', (room, inRoom, why) => {
  expect(childrenDisabled({ room, chosen: inRoom })).toBe(why)
})

describe('assignmentNotices', () => {
  test.each([
    [aTent(), chosen(1, 0), []],
    [aTent({ minPax: 2 }), chosen(1, 0), ['This room type requires a minimum of 2 traveler']],
    [aTent(), chosen(2, 1), []],
    [
      aTent({ roomTypeId: 4, guestNormal: 4 }),
      chosen(0, 0),
      ['This room type requires a minimum of 1 traveler'],
    ],
    [
      aTent({ roomTypeId: 4, guestNormal: 4 }),
      chosen(1, 0),
      ['This room type requires at least 2 adults'],
    ],
    [
      aTent({ guestNormal: 4 }),
      chosen(1, 2),
      [assignmentTexts.maxChildren, 'This room type takes at most 1 child'],
    ],
  ])('of %j with %j are %j', (room, inRoom, notices) => {
    expect(assignmentNotices({ room, chosen: inRoom })).toEqual(notices)
  })
})

describe('limitNotices', () => {
  const maxAdults = 'You have reached the maximum number of adults for this room type.'
  const maxChildren = 'You have reached the maximum number of children for this room type.'
  const maxTravelers = 'You have reached the maximum travelers for this room.'
  test.each([
    ['adults', aTent(), chosen(1, 0), chosen(4, 4), []],
    ['adults', aTent(), chosen(2, 0), chosen(4, 4), [maxAdults]],
    ['adults', aTent(), chosen(2, 1), chosen(4, 4), [maxAdults, maxTravelers]],
    ['children', aTent({ guestNormal: 4 }), chosen(1, 1), chosen(4, 4), [maxChildren]],
    ['children', aTent(), chosen(2, 1), chosen(4, 4), [maxChildren, maxTravelers]],
    ['children', aTent({ normalChildren: 0 }), chosen(1, 0), chosen(4, 4), []],
    ['adults', aTent(), chosen(1, 0), chosen(1, 0), ['Every adult has a room.']],
    [
      'children',
      aTent({ normalChildren: 3 }),
      chosen(1, 1),
      chosen(1, 1),
      ['Every child has a room.'],
    ],
  ] as const)('say why %s of %j with %j of %j are no more', (who, room, inRoom, party, notices) => {
    expect(limitNotices({ room, chosen: inRoom, unassigned: party }, who)).toEqual(notices)
  })
})

test.each([
  [aTent(), chosen(1, 0), true],
  [aTent(), chosen(0, 2), false],
  [aTent(), chosen(0, 1), false],
  [aTent({ minPax: 3 }), chosen(2, 0), false],
  [aTent({ minPax: 3 }), chosen(2, 1), true],
  [aTent({ roomTypeId: 4, guestNormal: 4 }), chosen(1, 1), false],
  [aTent({ roomTypeId: 4, guestNormal: 4 }), chosen(2, 1), true],
  [aTent({ guestNormal: 4 }), chosen(1, 2), false],
])('%j with %j can be submitted: %s', (room, inRoom, can) => {
  expect(canSubmitAssignment({ room, chosen: inRoom })).toBe(can)
})

test.each([
  [aTent(), chosen(1, 0), true],
  [aTent(), chosen(2, 0), false],
  [aTent(), chosen(1, 1), false],
  [aTent({ normalChildren: 0 }), chosen(1, 0), true],
])('%j with %j can be filled: %s', (room, inRoom, can) => {
  expect(canFillAssignment({ room, chosen: inRoom })).toBe(can)
})

test('the capacity hint reads as 2 §5.4 has it', () => {
  expect(capacityHint(aTent())).toBe(
    'This room accommodates a maximum of 3 travelers, which can be comprised of up to 2 adults and up to 1 children',
  )
})

import type { Party, RoomCapacity } from './capacity'
import { minAdultsOf } from './room-type-codes'

/** Toasts of 2 §5.4 and 2 §8, word for word. */
export const fillRoomTexts = {
  filled: 'Room filled and added to itinerary.',
  noAdult: 'Could not fill room. You must have at least one adult per room with children.',
  tooFew: 'Could not fill room. Not enough travelers to fill minimum pax requirement.',
} as const

export type FilledRoom =
  | {
      readonly kind: 'filled'
      readonly adults: number
      readonly children: number
      readonly message: string
    }
  | { readonly kind: 'failed'; readonly reason: 'no-adult' | 'too-few'; readonly message: string }

/**
 * Fills a room from the travelers who have none, in the order of 2 §5.4: first one adult (two where
 * the room type's id asks for two, 1 §9), then children up to normalChildren and guestNormal, then
 * adults up to normalAdults and what is left of guestNormal. Fails when there are children and no
 * adult, and when fewer than minPax would sleep in it.
 */
export function fillRoom(room: RoomCapacity, unassigned: Party): FilledRoom {
  if (unassigned.adults === 0 && unassigned.children > 0) {
    return { kind: 'failed', reason: 'no-adult', message: fillRoomTexts.noAdult }
  }
  const atLeast = minAdultsOf(room.roomTypeId)
  const first = Math.min(atLeast, unassigned.adults)
  const children = Math.max(
    0,
    Math.min(unassigned.children, room.normalChildren, room.guestNormal - first),
  )
  const places = Math.min(room.normalAdults, room.guestNormal - children)
  const adults = Math.max(first, Math.min(unassigned.adults, places))
  if (first < atLeast || adults + children < room.minPax) {
    return { kind: 'failed', reason: 'too-few', message: fillRoomTexts.tooFew }
  }
  return { kind: 'filled', adults, children, message: fillRoomTexts.filled }
}

/**
 * Fills a room as `fillRoom` does, but keeps an adult back when children stay without a room: the
 * next room that takes them needs one. Where the room itself cannot spare an adult, it is filled
 * all the same.
 */
export function fillRoomSparingAdults(room: RoomCapacity, unassigned: Party): FilledRoom {
  const filledRoom = fillRoom(room, unassigned)
  if (filledRoom.kind === 'failed' || unassigned.children === filledRoom.children) return filledRoom
  const sparing = fillRoom(room, { ...unassigned, adults: unassigned.adults - 1 })
  return sparing.kind === 'filled' ? sparing : filledRoom
}

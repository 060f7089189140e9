import { countOf } from '../format/words'
import type { Party, RoomCapacity } from './capacity'
import { minAdultsOf } from './room-type-codes'

/** Travelers to room: who is in it, who may still be put there, what it takes. */
export interface Assignment {
  readonly room: RoomCapacity
  /** Travelers chosen for this room. */
  readonly chosen: Party
  /** Travelers in no other room: those chosen here count among them. */
  readonly unassigned: Party
}

/**
 * Texts of 2 §5.1, word for word; it has none for a party that the steppers take and the room does
 * not.
 */
export const assignmentTexts = {
  minimum: (minPax: number) => `This room type requires a minimum of ${minPax} traveler`,
  maxAdults: 'You have reached the maximum number of adults for this room type.',
  maxChildren: 'You have reached the maximum number of children for this room type.',
  maxTravelers: 'You have reached the maximum travelers for this room.',
  adults: (least: number) => `This room type requires at least ${least} adults`,
  children: (most: number) => `This room type takes at most ${countOf(most, 'child', 'children')}`,
  adultFirst: 'Rooms must have an adult before you can add a child',
} as const

/**
 * The most adults and children that may be chosen now (2 §5.1): adults by the room's normal adults,
 * the unassigned ones and the places that children leave; children by the unassigned ones and the
 * places that adults leave. Never below 0.
 */
export function assignmentLimits({ room, chosen, unassigned }: Assignment): Party {
  return {
    adults: Math.max(
      0,
      Math.min(room.normalAdults, unassigned.adults, room.guestNormal - chosen.children),
    ),
    children: Math.max(0, Math.min(unassigned.children, room.guestNormal - chosen.adults)),
  }
}

/**
 * Why the children input is disabled, or undefined: the room takes no children, or has no adult yet
 * (2 §5.1).
 */
export function childrenDisabled({
  room,
  chosen,
}: Pick<Assignment, 'room' | 'chosen'>): string | undefined {
  return room.normalChildren === 0 || chosen.adults === 0 ? assignmentTexts.adultFirst : undefined
}

/** The notices to show (2 §5.1), in their order. */
export function assignmentNotices({ room, chosen }: Pick<Assignment, 'room' | 'chosen'>): string[] {
  const travelers = chosen.adults + chosen.children
  const notices: string[] = []
  if (travelers < room.minPax) notices.push(assignmentTexts.minimum(room.minPax))
  if (hasMostAdults({ room, chosen })) notices.push(assignmentTexts.maxAdults)
  if (hasMostChildren({ room, chosen })) notices.push(assignmentTexts.maxChildren)
  if (travelers >= room.guestNormal) notices.push(assignmentTexts.maxTravelers)
  return [...notices, ...misfits({ room, chosen })]
}

/** Why those who were chosen cannot sleep in the room, though its steppers take them (1 §9). */
function misfits({ room, chosen }: Pick<Assignment, 'room' | 'chosen'>): string[] {
  const least = minAdultsOf(room.roomTypeId)
  return [
    ...(chosen.adults > 0 && chosen.adults < least ? [assignmentTexts.adults(least)] : []),
    ...(chosen.children > room.normalChildren
      ? [assignmentTexts.children(room.normalChildren)]
      : []),
  ]
}

/**
 * Whether the choice may be submitted: an adult at least, no fewer travelers than minPax (2 §5.1),
 * and a bed for each.
 */
export function canSubmitAssignment({
  room,
  chosen,
}: Pick<Assignment, 'room' | 'chosen'>): boolean {
  const isEnough = chosen.adults > 0 && chosen.adults + chosen.children >= room.minPax
  return isEnough && misfits({ room, chosen }).length === 0
}

/**
 * Whether 'Fill room' is enabled: neither the most adults nor the most children are reached (2
 * §5.1).
 */
export function canFillAssignment({ room, chosen }: Pick<Assignment, 'room' | 'chosen'>): boolean {
  return !hasMostAdults({ room, chosen }) && !hasMostChildren({ room, chosen })
}

function hasMostAdults({ room, chosen }: Pick<Assignment, 'room' | 'chosen'>): boolean {
  return chosen.adults >= room.normalAdults
}

function hasMostChildren({ room, chosen }: Pick<Assignment, 'room' | 'chosen'>): boolean {
  return room.normalChildren > 0 && chosen.children >= room.normalChildren
}

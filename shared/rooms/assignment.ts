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
  allAdults: 'Every adult has a room.',
  allChildren: 'Every child has a room.',
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

/** Why these travelers are refused as the room's occupants (2 §5.1); none while they fit. */
export function assignmentNotices({ room, chosen }: Pick<Assignment, 'room' | 'chosen'>): string[] {
  const travelers = chosen.adults + chosen.children
  const isFew = travelers < room.minPax
  return [...(isFew ? [assignmentTexts.minimum(room.minPax)] : []), ...misfits({ room, chosen })]
}

/**
 * Why one more adult or child is refused (2 §5.1): the room has its most, or everybody has a room.
 * A full room is no notice of its own: it is told when somebody asks for more.
 */
export function limitNotices(assignment: Assignment, who: keyof Party): string[] {
  const { room, chosen, unassigned } = assignment
  const isMost = who === 'adults' ? hasMostAdults(assignment) : hasMostChildren(assignment)
  const notices = [
    ...(isMost ? [who === 'adults' ? assignmentTexts.maxAdults : assignmentTexts.maxChildren] : []),
    ...(chosen.adults + chosen.children >= room.guestNormal ? [assignmentTexts.maxTravelers] : []),
  ]
  if (notices.length > 0 || chosen[who] < unassigned[who]) return notices
  return [who === 'adults' ? assignmentTexts.allAdults : assignmentTexts.allChildren]
}

/** Why those who were chosen cannot sleep in the room, though its steppers take them (1 §9). */
function misfits({ room, chosen }: Pick<Assignment, 'room' | 'chosen'>): string[] {
  const least = minAdultsOf(room.roomTypeId)
  return [
    ...(chosen.adults > 0 && chosen.adults < least ? [assignmentTexts.adults(least)] : []),
    ...(chosen.children > room.normalChildren
      ? [assignmentTexts.maxChildren, assignmentTexts.children(room.normalChildren)]
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

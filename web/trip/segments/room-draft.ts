import type { RoomType } from '#shared/api/availability'
import { roomLineOf } from '#shared/calendar/match-rooms'
import { countOf } from '#shared/format/words'
import { assignmentTexts } from '#shared/rooms/assignment'
import type { Party } from '#shared/rooms/capacity'
import { childRestriction, resizeAges } from '#shared/rooms/child-age'
import { fillRoomSparingAdults } from '#shared/rooms/fill-room'
import { type MisfitReason, misfitsOf } from '#shared/rooms/room-fit'
import type { RoomLine } from '#shared/rooms/room-line'
import { guestsByAge } from '#shared/rooms/stay-guests'
import type { Travelers } from '#shared/rooms/unassigned'

/** A room being edited; `kids` are indexes into the trip's child ages. */
export interface RoomDraft {
  readonly key: string
  readonly optionKey: string
  readonly adults: number
  readonly kids: readonly number[]
}

/**
 * The rooms of a stay, each child matched to the room that has its age; children of equal age are
 * interchangeable.
 */
export function roomDrafts(rooms: readonly RoomLine[], trip: Travelers): RoomDraft[] {
  const ages = resizeAges(trip.childrenAges, trip.children)
  const kidsLeft = ages.map((_age, kid) => kid)
  const take = (age: number | undefined): number | undefined => {
    const at = Math.max(0, age === undefined ? 0 : kidsLeft.findIndex((kid) => ages[kid] === age))
    return kidsLeft.splice(at, 1)[0]
  }
  return rooms.map(({ id, optionKey, adults, children, childrenAges }, index) => ({
    key: id ?? `room-${index}`,
    optionKey,
    adults,
    kids: Array.from({ length: children }, (_, child) => take(childrenAges[child])).flatMap(
      (kid) => kid ?? [],
    ),
  }))
}

/** Who has no room yet. */
export function withoutRoom(
  drafts: readonly RoomDraft[],
  trip: Travelers,
): Party & { readonly kids: readonly number[] } {
  const placedKids = new Set(drafts.flatMap(({ kids }) => kids))
  const kids = Array.from({ length: trip.children }, (_, kid) => kid).filter(
    (kid) => !placedKids.has(kid),
  )
  const adults = Math.max(0, trip.adults - drafts.reduce((sum, room) => sum + room.adults, 0))
  return { adults, children: kids.length, kids }
}

/** Moves a child to another room. */
export function withKid(
  drafts: readonly RoomDraft[],
  { key, kid }: { key: string; kid: number },
): RoomDraft[] {
  return drafts.map((room) => {
    const others = room.kids.filter((one) => one !== kid)
    const isHere = room.kids.includes(kid)
    return {
      ...room,
      kids: room.key === key && !isHere ? [...others, kid].sort((one, two) => one - two) : others,
    }
  })
}

/** Adds a room with as many unassigned travelers as it takes (2 §5.4). */
export function withRoom(
  drafts: readonly RoomDraft[],
  type: RoomType,
  trip: Travelers,
  key: string,
): RoomDraft[] {
  const travelersLeft = withoutRoom(drafts, trip)
  const filledRoom = fillRoomSparingAdults(type, travelersLeft)
  const party =
    filledRoom.kind === 'filled'
      ? filledRoom
      : { adults: Math.min(1, travelersLeft.adults), children: 0 }
  const room = {
    key,
    optionKey: type.optionKey,
    adults: party.adults,
    kids: travelersLeft.kids.slice(0, party.children),
  }
  return [...drafts, room]
}

/** The room lines to store. Types that the camp no longer lists keep their line. */
export function roomLines(
  drafts: readonly RoomDraft[],
  of: {
    readonly roomTypes: readonly RoomType[]
    readonly present: readonly RoomLine[]
    readonly trip: Travelers
  },
): RoomLine[] {
  return drafts.flatMap((draft) => {
    const type = of.roomTypes.find(({ optionKey }) => optionKey === draft.optionKey)
    const guests = guestsOf(draft, of.trip)
    const present = of.present.find(({ optionKey }) => optionKey === draft.optionKey)
    if (type !== undefined) return roomLineOf(type, guests)
    return present === undefined ? [] : { ...present, ...guests }
  })
}

export function guestsOf({ adults, kids }: RoomDraft, trip: Travelers) {
  const ages = resizeAges(trip.childrenAges, trip.children)
  return { adults, children: kids.length, childrenAges: kids.flatMap((kid) => ages[kid] ?? []) }
}

/** Why a room can't be saved; empty if it can. */
export function roomErrors(
  draft: RoomDraft,
  type: RoomType | undefined,
  trip: Travelers,
): string[] {
  if (type === undefined) return []
  if (draft.adults + draft.kids.length === 0) return ['Assign at least one traveler to this room']
  return misfitsOf(guestsByAge(guestsOf(draft, trip), type.maxChildAge), type).map(misfitWords)
}

function misfitWords(reason: MisfitReason): string {
  switch (reason.kind) {
    case 'too-many-adults':
      return `At most ${countOf(reason.most, 'adult')}`
    case 'too-many-guests':
      return `At most ${countOf(reason.most, 'traveler')}`
    case 'too-few-guests':
      return assignmentTexts.minimum(reason.fewest)
    case 'children-without-adult':
      return assignmentTexts.adultFirst
    case 'too-few-adults':
      return `At least ${countOf(reason.fewest, 'adult')}`
    case 'child-too-young':
      return childRestriction(reason.minChildAge)
    case 'too-many-rooms':
      return `At most ${countOf(reason.most, 'room')} of this type`
  }
}

import { guestWords } from '../format/words'
import { ownValue } from '../ids/own-value'
import type { Party, RoomCapacity } from '../rooms/capacity'
import { childRestriction, isTooYoung, youngestChildAge } from '../rooms/child-age'
import { fillRoom } from '../rooms/fill-room'
import { minAdultsOf } from '../rooms/room-type-codes'
import type { Travelers } from '../rooms/unassigned'
import { isAvailable, stayCodeOf } from './availability'

/** A room type as the question of who fits it needs it. */
export interface FittingRoom extends RoomCapacity {
  readonly optionKey: string
  readonly minChildAge: number
  readonly maxUnits: number
  readonly disabled: boolean
}

/**
 * Whether some of these travelers may sleep in a room of this type, by number and by the youngest
 * child's age.
 */
export function fitsParty(room: FittingRoom, party: Travelers): boolean {
  const youngest = youngestChildAge(party.children, party.childrenAges)
  return (
    !room.disabled &&
    !isTooYoung(youngest, room.minChildAge) &&
    fillRoom(room, party).kind === 'filled'
  )
}

/**
 * A night of a camp for one party: the code of the rooms that fit it, and how many rooms are free
 * that do not.
 */
export interface PartyNight {
  /**
   * Free rooms that fit, −1 or −2 where those have to be asked for, 0 where none is left; undefined
   * is unknown.
   */
  readonly code: number | undefined
  /** Rooms are left, but the party cannot sleep in them. */
  readonly isMisfit: boolean
  readonly otherRooms: number
}

/**
 * Judges a night by its codes: rooms that are free come first, then those that may be, then those
 * on request.
 */
export function partyNight(
  codes: Readonly<Record<string, number>>,
  { rooms, party }: { readonly rooms: readonly FittingRoom[]; readonly party: Travelers },
): PartyNight {
  const codeOf = ({ optionKey }: FittingRoom) => ownValue(codes, optionKey)
  const codedRooms = rooms.filter((room) => codeOf(room) !== undefined)
  const fitting = codedRooms.filter((room) => fitsParty(room, party))
  const free = (of: readonly FittingRoom[]) =>
    of.reduce((sum, room) => sum + Math.max(0, codeOf(room) ?? 0), 0)
  const otherRooms = free(codedRooms) - free(fitting)
  for (const least of [1, -1, -2]) {
    const roomOffers = fitting.flatMap((room) => {
      const code = codeOf(room) ?? 0
      if (code > 0) return [{ room, left: Math.min(code, room.maxUnits) }]
      return code < 0 && code >= least ? [{ room, left: room.maxUnits }] : []
    })
    if (canHouse(roomOffers, party))
      return { code: least === 1 ? free(fitting) : least, isMisfit: false, otherRooms }
  }
  const isMisfit = codedRooms.some((room) => isAvailable(codeOf(room)))
  const isClosed = codedRooms.every((room) => codeOf(room) === -3)
  return {
    code: codedRooms.length === 0 ? undefined : isClosed ? -3 : 0,
    isMisfit,
    otherRooms: free(codedRooms),
  }
}

/**
 * The code of each room type for a whole stay, from its codes night by night: a room has to be free
 * on all of them.
 */
export function stayCodes(
  nights: readonly Readonly<Record<string, number>>[],
): Record<string, number> {
  const keys = new Set(nights.flatMap(Object.keys))
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const code = stayCodeOf(nights.map((codes) => ownValue(codes, key)))
      return code === undefined ? [] : [[key, code]]
    }),
  )
}

/**
 * Why the rooms of a camp cannot sleep a party even when all of them are free; undefined where they
 * can.
 */
export function whyNoBeds(rooms: readonly FittingRoom[], party: Travelers): string | undefined {
  const codes = Object.fromEntries(rooms.map(({ optionKey, maxUnits }) => [optionKey, maxUnits]))
  if (partyNight(codes, { rooms, party }).code !== 0) return undefined
  const youngest = youngestChildAge(party.children, party.childrenAges)
  const forChildren = rooms.filter(
    ({ disabled, normalChildren }) => !disabled && normalChildren > 0,
  )
  if (party.children > 0) {
    if (forChildren.length === 0) return 'No room here takes children.'
    const youngestTaken = Math.min(...forChildren.map(({ minChildAge }) => minChildAge))
    if (isTooYoung(youngest, youngestTaken)) return `${childRestriction(youngestTaken)}.`
    const adults = Math.min(...forChildren.map(({ roomTypeId }) => minAdultsOf(roomTypeId)))
    if (adults > party.adults)
      return `Rooms that take children require at least ${adults} adults here.`
  }
  return `The rooms here cannot sleep ${guestWords(party)}.`
}

interface OfferedRooms {
  readonly room: RoomCapacity
  readonly left: number
}

/**
 * Whether these rooms hold everybody: children first, each room of theirs with as few adults as it
 * may have.
 */
function canHouse(offered: readonly OfferedRooms[], { adults, children }: Party): boolean {
  if (offered.length === 0) return false
  const placesOf = (room: RoomCapacity) =>
    Math.max(0, Math.min(room.normalChildren, room.guestNormal - minAdultsOf(room.roomTypeId)))
  const largestFirst = offered.toSorted(
    (a, b) => placesOf(b.room) - placesOf(a.room) || b.room.guestNormal - a.room.guestNormal,
  )
  let [adultsLeft, childrenLeft, spare] = [adults, children, 0]
  for (const { room, left } of largestFirst) {
    const atLeast = minAdultsOf(room.roomTypeId)
    for (let placesTaken = 0; placesTaken < left; placesTaken++) {
      if (adultsLeft <= spare && childrenLeft === 0) return true
      const young = Math.min(childrenLeft, placesOf(room))
      if (young > 0 && adultsLeft < atLeast) break
      adultsLeft -= atLeast
      childrenLeft -= young
      spare += Math.min(room.normalAdults, room.guestNormal - young) - atLeast
    }
  }
  return adultsLeft <= spare && childrenLeft === 0
}

import { misfitsOf } from '../rooms/room-fit'
import type { RoomLine } from '../rooms/room-line'
import type { RoomType } from '../rooms/room-type'
import { roomTypeCodeOf } from '../rooms/room-type-codes'
import { guestsByAge } from '../rooms/stay-guests'
import { isAvailable } from './availability'

/** Who sleeps in a room of the stay as it is. */
export type SleptRoom = Pick<RoomLine, 'adults' | 'children' | 'childrenAges' | 'systemType'>

/** What another camp offers for the nights. */
export interface RoomsOffered {
  readonly roomTypes: readonly (RoomType & { readonly maxUnits?: number | undefined })[]
  /**
   * Rooms free by option key over all nights (−1 may be, −2 on request); a missing one is not to be
   * had.
   */
  readonly available: ReadonlyMap<string, number | null>
  /** Per person a night by option key, in any one currency; a missing or null price comes last. */
  readonly prices: ReadonlyMap<string, number | null>
}

/**
 * Rooms of another camp for the same people, room by room; `unmatched` are those for whom none
 * fits.
 */
export interface MatchedRooms {
  readonly rooms: readonly RoomLine[]
  readonly unmatched: readonly SleptRoom[]
}

/**
 * The rooms of another camp that take the people of a stay, as they share rooms now: one that fits
 * them and is free, of the kind that they have where there is one, else with the least room to
 * spare, the cheaper of equals.
 */
export function matchRooms(slept: readonly SleptRoom[], offered: RoomsOffered): MatchedRooms {
  const rooms: RoomLine[] = []
  const unmatchedRooms: SleptRoom[] = []
  const takenRooms = new Map<string, number>()
  for (const room of slept) {
    const match = bestFor(room, { ...offered, taken: takenRooms })
    if (match === undefined) unmatchedRooms.push(room)
    else {
      takenRooms.set(match.optionKey, (takenRooms.get(match.optionKey) ?? 0) + 1)
      rooms.push(roomLineOf(match, room))
    }
  }
  return { rooms, unmatched: unmatchedRooms }
}

/** A room line of a room type with these people in it. */
export function roomLineOf(
  { optionKey, roomTypeId, systemType, name }: RoomType,
  { adults, children, childrenAges }: Pick<RoomLine, 'adults' | 'children' | 'childrenAges'>,
): RoomLine {
  const roomType = roomTypeCodeOf({ systemType, adults, children })
  return { optionKey, roomTypeId, systemType, roomType, name, adults, children, childrenAges }
}

interface Choice extends RoomsOffered {
  readonly taken: ReadonlyMap<string, number>
}

function bestFor(
  room: SleptRoom,
  { roomTypes, available, prices, taken }: Choice,
): RoomType | undefined {
  const isLeft = ({ optionKey, maxUnits }: RoomsOffered['roomTypes'][number]) => {
    const [count, used] = [available.get(optionKey) ?? 0, taken.get(optionKey) ?? 0]
    if (maxUnits !== undefined && used >= maxUnits) return false
    return isAvailable(count) && (count < 0 || count > used)
  }
  const priceOf = ({ optionKey }: RoomType) => prices.get(optionKey) ?? Number.MAX_SAFE_INTEGER
  const isKind = ({ systemType }: RoomType) => Number(systemType === room.systemType)
  return roomTypes
    .filter(
      (type) =>
        !type.disabled &&
        isLeft(type) &&
        misfitsOf(guestsByAge(room, type.maxChildAge), type).length === 0,
    )
    .toSorted(
      (one, other) =>
        isKind(other) - isKind(one) ||
        one.guestNormal - other.guestNormal ||
        priceOf(one) - priceOf(other),
    )[0]
}

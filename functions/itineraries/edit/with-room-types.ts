import type { Segment } from '#shared/itinerary/segment'
import type { RoomLine } from '#shared/rooms/room-line'
import type { RoomType } from '#shared/rooms/room-type'
import { roomTypeCodeOf } from '#shared/rooms/room-type-codes'
import type { RoomStore } from '../../data/rates/room-store'

interface Trip {
  readonly segments: Segment[]
}
type TypeFacts = Pick<RoomType, 'roomTypeId' | 'systemType' | 'name'> & {
  readonly optionKey: string
}

/**
 * The trip with the room type, its id, its system type and its name on every room (1 §3), read from
 * the catalogue for rooms that lack any of them.
 */
export async function withRoomTypes<T extends Trip>(
  trip: T,
  { rooms }: { readonly rooms: Pick<RoomStore, 'roomTypes'> },
): Promise<T> {
  const incomplete = trip.segments
    .flatMap((segment) => segment.rooms)
    .filter((room) => !isComplete(room))
  if (incomplete.length === 0) return trip
  return fillRoomTypes(trip, await rooms.roomTypes(incomplete.map(({ optionKey }) => optionKey)))
}

/**
 * The same with room types already read. What was sent counts; a room that the catalogue doesn't
 * know stays as it came.
 */
export function fillRoomTypes<T extends Trip>(trip: T, types: readonly TypeFacts[]): T {
  const byKey = new Map(types.map((type) => [type.optionKey, type]))
  const segments = trip.segments.map((segment) => ({
    ...segment,
    rooms: segment.rooms.map((room) => fillRoomType(room, byKey.get(room.optionKey))),
  }))
  return { ...trip, segments }
}

const isComplete = ({ roomType, roomTypeId, systemType, name }: RoomLine): boolean =>
  ![roomType, roomTypeId, systemType, name].includes(undefined)

function fillRoomType(room: RoomLine, type: TypeFacts | undefined): RoomLine {
  const { adults, children, name = type?.name } = room
  const { roomTypeId = type?.roomTypeId, systemType = type?.systemType } = room
  const typeCode = systemType && roomTypeCodeOf({ systemType, adults, children })
  return { ...room, roomTypeId, systemType, name, roomType: room.roomType ?? typeCode }
}

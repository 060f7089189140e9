import type { TripParams } from '#shared/itinerary/params'
import type { SegmentInput } from '#shared/itinerary/segment'
import type { RoomLine } from '#shared/rooms/room-line'

/** The default rooms of 2 §7.1 as they come with a trip, and the rooms chosen for each stay. */
export interface GivenRooms extends Pick<TripParams, 'rooms' | 'accommodationRooms'> {
  /** Of all children of the trip, in the order in which they fill the rooms. */
  readonly childrenAges: readonly number[]
}

/**
 * The rooms of a stay: those on the segment, else those chosen for that camp and arrival, else its option keys paired
 * with the rooms that the travelers want wherever they sleep (2 §7.1). Each line gets an id.
 */
export function roomsOfStay(segment: SegmentInput, given: GivenRooms): RoomLine[] {
  const rooms = segment.rooms.length > 0 ? segment.rooms : (chosen(segment, given) ?? paired(segment, given))
  return rooms.map((room, index) => ({ ...room, id: room.id ?? `r${index + 1}` }))
}

function chosen({ supplierCode, startDate }: SegmentInput, { accommodationRooms }: GivenRooms): RoomLine[] | undefined {
  const own = accommodationRooms.find((stay) => stay.supplierCode === supplierCode && stay.startDate === startDate)
  return own === undefined || own.rooms.length === 0 ? undefined : own.rooms
}

function paired({ optionKeys = [], roomTypeIds = [], systemTypes = [] }: SegmentInput, given: GivenRooms): RoomLine[] {
  return optionKeys.flatMap((optionKey, index) => {
    const wanted = given.rooms[index]
    if (wanted === undefined) return []
    const { roomType, adults, children } = wanted
    const before = given.rooms.slice(0, index).reduce((sum, room) => sum + room.children, 0)
    const childrenAges = given.childrenAges.slice(before, before + children)
    const line = { optionKey, roomType, adults, children, childrenAges }
    return [{ ...line, roomTypeId: roomTypeIds[index], systemType: systemTypes[index] }]
  })
}

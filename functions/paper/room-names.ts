import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { RoomStore } from '../data/rates/room-store'
import { suppliersOf } from '../itineraries/view/suppliers-of'

/**
 * A trip whose rooms all have names: one that was chosen without one has the catalogue's, or is a
 * `Room`.
 */
export async function withRoomNames(
  trip: StoredItinerary,
  rooms: Pick<RoomStore, 'rooms'>,
): Promise<StoredItinerary> {
  const { segments } = trip.record
  const nameless = suppliersOf(
    segments.filter((segment) => segment.rooms.some(({ name }) => name === undefined)),
  )
  const types = await Promise.all(nameless.map((code) => rooms.rooms(code)))
  const names = new Map(types.flat().map(({ optionKey, name }) => [optionKey, name]))
  const namedSegments = segments.map((segment) => ({
    ...segment,
    rooms: segment.rooms.map((room) => ({
      ...room,
      name: room.name ?? names.get(room.optionKey) ?? 'Room',
    })),
  }))
  return { ...trip, record: { ...trip.record, segments: namedSegments } }
}

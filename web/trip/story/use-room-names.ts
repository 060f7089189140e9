import { useQuery } from '@tanstack/react-query'
import { roomNamesQuery } from '../api/room-names-query'
import type { TripSegment } from '../page/trip'

/** The name of a room type by its option key; missing while it loads, and for one that is not known. */
export type RoomNames = ReadonlyMap<string, string>

const none: RoomNames = new Map()

/** Names of rooms that were stored without one. */
export function useRoomNames(segments: readonly TripSegment[]): RoomNames {
  const nameless = segments.filter(({ rooms }) => rooms.some(({ name }) => name === undefined))
  const codes = [...new Set(nameless.flatMap(({ supplierCode = [] }) => supplierCode))].sort()
  return useQuery(roomNamesQuery(codes)).data ?? none
}

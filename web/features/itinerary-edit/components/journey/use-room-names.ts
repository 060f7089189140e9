import { useQueries } from '@tanstack/react-query'
import { roomsQuery } from '../../api/rooms-query'
import type { TripSegment } from '../../model/trip'

type Rooms = Awaited<ReturnType<NonNullable<ReturnType<typeof roomsQuery>['queryFn']>>>

/** The name of a room type by its option key; undefined while it loads, and for one that is not known. */
export type RoomNames = ReadonlyMap<string, string>

/** Names of rooms that were stored without one. */
export function useRoomNames(segments: readonly TripSegment[]): RoomNames {
  const nameless = segments.filter(({ rooms }) => rooms.some(({ name }) => name === undefined))
  const codes = [...new Set(nameless.flatMap(({ supplierCode }) => (supplierCode === undefined ? [] : [supplierCode])))]
  return useQueries({ queries: codes.map(roomsQuery), combine: namesIn })
}

function namesIn(answers: readonly { readonly data: Rooms | undefined }[]): RoomNames {
  return new Map(answers.flatMap(({ data = [] }) => data.map(({ optionKey, name }) => [optionKey, name] as const)))
}

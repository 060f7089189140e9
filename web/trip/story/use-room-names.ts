import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SupplierCode } from '#shared/ids/ids'
import { api } from '../../lib/api/api'
import type { TripSegment } from '../page/trip'

/** The name of a room type by option key; missing while loading or if unknown. */
export type RoomNames = ReadonlyMap<string, string>

const none: RoomNames = new Map()

/** Names of rooms stored without one. */
export function useRoomNames(segments: readonly TripSegment[]): RoomNames {
  const nameless = segments.filter(({ rooms }) => rooms.some(({ name }) => name === undefined))
  const codes = [...new Set(nameless.flatMap(({ supplierCode = [] }) => supplierCode))].sort()
  return useQuery(roomNamesQuery(codes)).data ?? none
}

/**
 * Names of room types by option key, for rooms stored without one. A camp that fails has no names.
 */
const roomNamesQuery = (supplierCodes: readonly SupplierCode[]) =>
  queryOptions({
    queryKey: ['rooms', 'names', supplierCodes],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const roomsOf = (supplierCode: SupplierCode) =>
        api('POST /api/Rooms/getBySupplier', { body: { supplierCode }, signal, safe: true })
      const answers = await Promise.allSettled(supplierCodes.map(roomsOf))
      const rooms = answers.flatMap((answer) =>
        answer.status === 'fulfilled' ? answer.value.rooms : [],
      )
      return new Map(rooms.map(({ optionKey, name }) => [optionKey, name] as const))
    },
    enabled: supplierCodes.length > 0,
    staleTime: 30 * 60_000,
  })

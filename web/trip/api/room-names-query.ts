import { queryOptions } from '@tanstack/react-query'
import type { SupplierCode } from '#shared/ids/ids'
import { api } from '../../lib/api/api'

/** Names of room types by option key, for rooms that were stored without one. A camp that fails has no names. */
export const roomNamesQuery = (supplierCodes: readonly SupplierCode[]) =>
  queryOptions({
    queryKey: ['rooms', 'names', supplierCodes],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const roomsOf = (supplierCode: SupplierCode) =>
        api('POST /api/Rooms/getBySupplier', { body: { supplierCode }, signal, safe: true })
      const answers = await Promise.allSettled(supplierCodes.map(roomsOf))
      const rooms = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.rooms : []))
      return new Map(rooms.map(({ optionKey, name }) => [optionKey, name] as const))
    },
    enabled: supplierCodes.length > 0,
    staleTime: 30 * 60_000,
  })

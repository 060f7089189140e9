import { queryOptions } from '@tanstack/react-query'
import type { SupplierCode } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

/** The room types of a camp (2 §7.2, getRoomsBySupplier). */
export const roomsQuery = (supplierCode: SupplierCode) =>
  queryOptions({
    queryKey: ['rooms', supplierCode],
    queryFn: async ({ signal }) =>
      (await api('POST /api/Rooms/getBySupplier', { body: { supplierCode }, signal, safe: true })).rooms,
    staleTime: 30 * 60_000,
  })

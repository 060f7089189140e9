import { queryOptions } from '@tanstack/react-query'
import type { SupplierCode } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

/** The room types of a camp: their names, for rooms that were stored without one. */
export const roomsQuery = (supplierCode: SupplierCode) =>
  queryOptions({
    queryKey: ['rooms', supplierCode],
    queryFn: async ({ signal }) =>
      (await api('POST /api/Rooms/getBySupplier', { body: { supplierCode }, signal, safe: true })).rooms,
    staleTime: 30 * 60_000,
  })

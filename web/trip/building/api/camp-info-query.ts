import { queryOptions } from '@tanstack/react-query'
import type { SupplierCode } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

const locale = 'en'

/** Description, amenities, activities and pictures of a camp. */
export const campInfoQuery = (supplierCode: SupplierCode) =>
  queryOptions({
    queryKey: ['camp-info', supplierCode],
    queryFn: ({ signal }) =>
      api('GET /api/Camps/{id}/camp-info', {
        params: { id: supplierCode },
        query: { locale },
        signal,
      }),
    staleTime: 30 * 60_000,
  })

/** Descriptions and pictures of the rooms of a camp. */
export const accommodationInfoQuery = (supplierCode: SupplierCode) =>
  queryOptions({
    queryKey: ['accommodation-info', supplierCode],
    queryFn: async ({ signal }) => {
      const info = await api('GET /api/Camps/{id}/accommodation-info', {
        params: { id: supplierCode },
        query: { locale },
        signal,
      })
      return info.rooms
    },
    staleTime: 30 * 60_000,
  })

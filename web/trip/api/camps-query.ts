import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api'

const fields = [
  'supplierCode',
  'campName',
  'latitude',
  'longitude',
  'featuredImageId',
  'transitPointCode',
  'countryCode',
  'countryRegionCode',
]

/** Where the camps of a trip are, and their pictures. A trip has at most some dozens: one page holds them. */
export const campsQuery = (supplierCodes: readonly string[]) => {
  const codes = [...new Set(supplierCodes)].sort()
  return queryOptions({
    queryKey: ['camps', 'by-code', codes],
    queryFn: ({ signal }) => {
      const filter = { fields, where: { supplierCode: { inq: codes.slice(0, 100) } }, limit: 100 }
      return api('GET /api/Camps', { query: { filter: JSON.stringify(filter) }, signal })
    },
    enabled: codes.length > 0,
    staleTime: 30 * 60_000,
  })
}

import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api'

/** The regions with their countries and how many camps the agency sees there. */
export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: ({ signal }) => {
    const filter = {
      fields: ['countryRegionCode', 'name', 'countryCode', 'regionCode', 'country', 'campCount'],
      order: 'name ASC',
    }
    return api('GET /api/Regions', {
      query: { filter: JSON.stringify({ ...filter, limit: 100 }) },
      signal,
    })
  },
  staleTime: 30 * 60_000,
})

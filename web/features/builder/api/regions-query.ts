import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'

/** The regions with the name of their country, for the region of an own arrangement (2 §7.2, the details view's variant). */
export const regionsQuery = () =>
  queryOptions({
    queryKey: ['regions'],
    queryFn: ({ signal }) =>
      api('GET /api/Regions', {
        query: {
          filter: JSON.stringify({
            fields: ['countryRegionCode', 'name', 'countryCode', 'regionCode', 'country'],
            order: 'name ASC',
            limit: 100,
          }),
        },
        signal,
      }),
    staleTime: 30 * 60_000,
  })

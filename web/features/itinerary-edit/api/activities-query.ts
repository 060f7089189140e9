import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'

/** What can be done in a region. */
export const activitiesQuery = (countryRegionCode: string | undefined) =>
  queryOptions({
    queryKey: ['activities', 'of-region', countryRegionCode],
    queryFn: ({ signal }) => {
      const filter = { where: { countryRegionCode }, order: 'name ASC', limit: 100 }
      return api('GET /api/Activities', { query: { filter: JSON.stringify(filter) }, signal })
    },
    enabled: countryRegionCode !== undefined,
    staleTime: 30 * 60_000,
  })

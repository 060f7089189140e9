import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api'

/** What can be done in a country. */
export const activitiesQuery = (countryCode: string | undefined) =>
  queryOptions({
    queryKey: ['activities', 'of-country', countryCode],
    queryFn: ({ signal }) => {
      const filter = { where: { countryCode }, order: 'name ASC', limit: 100 }
      return api('GET /api/Activities', { query: { filter: JSON.stringify(filter) }, signal })
    },
    enabled: countryCode !== undefined,
    staleTime: 30 * 60_000,
  })

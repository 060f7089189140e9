import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api'

/** Every airport and airstrip that ways can lead between, by name. */
export const hubsQuery = queryOptions({
  queryKey: ['transit-points', 'all'],
  queryFn: async ({ signal }) => {
    const fields = ['transitPointCode', 'name', 'countryCode', 'disabled']
    const page = (skip: number) => {
      const filter = { fields, order: 'name ASC', limit: 100, skip }
      return api('GET /api/TransitPoints', { query: { filter: JSON.stringify(filter) }, signal })
    }
    const hubs = await page(0)
    while (hubs.length > 0 && hubs.length % 100 === 0) {
      const next = await page(hubs.length)
      if (next.length === 0) break
      hubs.push(...next)
    }
    return hubs.filter(({ disabled }) => disabled !== true)
  },
  staleTime: 30 * 60_000,
})

import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import type { Clause } from '../model/trips-where'

/**
 * Sums by currency for several where clauses at once, so that the counts of all tabs cost one
 * request.
 */
export const tripTotalsQuery = (wheres: Readonly<Record<string, Clause>>) =>
  queryOptions({
    queryKey: ['trips', 'totals', wheres],
    queryFn: ({ signal }) =>
      api('GET /api/Itineraries/totals', { query: { wheres: JSON.stringify(wheres) }, signal }),
    staleTime: 30_000,
  })

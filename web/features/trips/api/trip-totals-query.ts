import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import type { Clause } from '../model/trips-where'

/** Sums by currency for several named where clauses at once: the counts of all tabs cost one reading of the list. */
export const tripTotalsQuery = (wheres: Readonly<Record<string, Clause>>) =>
  queryOptions({
    queryKey: ['trips', 'totals', wheres],
    queryFn: ({ signal }) => api('GET /api/Itineraries/totals', { query: { wheres: JSON.stringify(wheres) }, signal }),
    staleTime: 30_000,
  })

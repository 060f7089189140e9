import { queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'

/** How the suppliers' costs changed, the last first. `version` is the present one: each has its own answer. */
export const costChangesQuery = (id: ItineraryId, version: number) =>
  queryOptions({
    queryKey: ['itineraries', id, 'cost-changes', version],
    queryFn: ({ signal }) => api('GET /api/Itineraries/{id}/cost-changes', { params: { id }, query: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

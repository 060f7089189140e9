import { queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

/** What each party group pays. `version` is the present one: each has its own answer. */
export const partiesQuery = (id: ItineraryId, version: number) =>
  queryOptions({
    queryKey: ['itineraries', id, 'parties', version],
    queryFn: ({ signal }) => api('GET /api/Itineraries/{id}/parties', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'

/**
 * The last versions of an itinerary, newest first. `version` is the present one, so that each
 * version has its own cache entry.
 */
export const historyQuery = (
  id: ItineraryId,
  { version, limit }: { version: number; limit: number },
) =>
  queryOptions({
    queryKey: ['itineraries', id, 'history', version, limit],
    queryFn: ({ signal }) =>
      api('GET /api/Itineraries/{id}/history', { params: { id }, query: { limit }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

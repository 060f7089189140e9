import { queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'
import { lookAgainMs } from '../payments/money-moving'

/** One itinerary as its agent sees it, with the progress of background work. */
export const itineraryQuery = (id: ItineraryId) =>
  queryOptions({
    queryKey: ['itineraries', id],
    queryFn: ({ signal }) => api('GET /api/Itineraries/{id}', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => lookAgainMs(state.data),
  })

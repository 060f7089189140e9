import { queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'
import type { Answer } from '../../../lib/api/route-table'

/** A whole itinerary: the payments, party groups and messages that an opened row shows. */
export type WholeTrip = Answer<'GET /api/Itineraries/{id}'>

export const tripQuery = (id: ItineraryId) =>
  queryOptions({
    queryKey: ['itineraries', id],
    queryFn: ({ signal }) => api('GET /api/Itineraries/{id}', { params: { id }, signal }),
    staleTime: 15_000,
  })

import { queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

/** As many as the server gives at once: a shelf of patterns is looked through, not paged. */
const limit = 100

/** The itineraries that the agency saved as patterns, the last changed first. */
export const savedTripsQuery = queryOptions({
  queryKey: ['saved-itineraries'],
  queryFn: ({ signal }) => api('GET /api/SavedItineraries', { query: { limit }, signal }),
  staleTime: 60_000,
})

/** One of them; it may have been changed in the editor meanwhile, so it is asked for whenever it is opened. */
export const savedTripQuery = (id: ItineraryId) =>
  queryOptions({
    queryKey: ['saved-itineraries', id],
    queryFn: ({ signal }) => api('GET /api/SavedItineraries/{id}', { params: { id }, signal }),
    staleTime: 0,
  })

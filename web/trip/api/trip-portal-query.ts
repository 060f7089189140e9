import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PortalPrice } from '#shared/api/portal-shapes'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'
import { itineraryQuery } from './itinerary-query'

/** What the client of a trip did with it in the portal. */
export const tripPortalQuery = (id: ItineraryId) =>
  queryOptions({
    queryKey: ['trip-portal', id],
    queryFn: ({ signal }) => api('GET /api/Itineraries/{id}/portal', { params: { id }, signal }),
    staleTime: 30_000,
  })

/** Shares the trip, which makes a new version of it, and emails its client. */
export function useInvite(id: ItineraryId) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ownWords: string | undefined) =>
      api('POST /api/Itineraries/{id}/portal/invite', { params: { id }, body: { ownWords } }),
    onSuccess: async (portal) => {
      client.setQueryData(tripPortalQuery(id).queryKey, portal)
      await client.invalidateQueries({ queryKey: itineraryQuery(id).queryKey })
    },
  })
}

/** Changes how much of the price the client is shown. */
export function useShownPrice(id: ItineraryId) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (price: PortalPrice) =>
      api('PATCH /api/Itineraries/{id}/portal', { params: { id }, body: { price } }),
    onSuccess: (portal) => client.setQueryData(tripPortalQuery(id).queryKey, portal),
  })
}

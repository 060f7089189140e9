import { queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'

/** How the flights of a trip stand, asked again every few minutes while somebody looks. */
export const flightStatusQuery = (itineraryId: ItineraryId, version: number) =>
  queryOptions({
    queryKey: ['flight-status', itineraryId, version],
    queryFn: ({ signal }) => api('GET /api/FlightStatus', { query: { itineraryId }, signal }),
    staleTime: 60_000,
    refetchInterval: 5 * 60_000,
  })

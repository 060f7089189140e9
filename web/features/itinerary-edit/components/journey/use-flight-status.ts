import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FlightStatusView } from '#shared/api/flight-status'
import { addDays } from '#shared/dates/calendar-date'
import type { ItineraryId } from '#shared/ids/ids'
import { segmentGroupOf } from '#shared/itinerary/segment-types'
import { api } from '../../../../lib/api/api'
import type { Trip } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'

/**
 * Status of the trip's flights by segment, requested around the travel days and once an agent has
 * entered one.
 */
export function useFlightStatus({
  id,
  version,
  itinerary,
}: Trip): ReadonlyMap<string, FlightStatusView> {
  const { today } = useTripPage()
  const isNear = itinerary.segments.some(
    ({ type, startDate, endDate, flightStatus }) =>
      segmentGroupOf(type) === 'air' &&
      (flightStatus !== undefined ||
        (startDate <= addDays(today, 1) && endDate >= addDays(today, -1))),
  )
  const { data } = useQuery({ ...flightStatusQuery(id, version), enabled: isNear })
  return useMemo(() => new Map((data ?? []).map((status) => [status.segmentId, status])), [data])
}

/** The flight statuses of a trip, refetched every few minutes while the page is visible. */
const flightStatusQuery = (itineraryId: ItineraryId, version: number) =>
  queryOptions({
    queryKey: ['flight-status', itineraryId, version],
    queryFn: ({ signal }) => api('GET /api/FlightStatus', { query: { itineraryId }, signal }),
    staleTime: 60_000,
    refetchInterval: 5 * 60_000,
  })

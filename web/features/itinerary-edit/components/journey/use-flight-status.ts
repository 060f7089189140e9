import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FlightStatusView } from '#shared/api/flight-status'
import { addDays } from '#shared/dates/calendar-date'
import { segmentGroupOf } from '#shared/itinerary/segment-types'
import { flightStatusQuery } from '../../../../trip/api/flight-status-query'
import type { Trip } from '../../../../trip/page/trip'
import { useTripPage } from '../../../../trip/page/trip-page'

/** How the trip's flights stand, by segment; asked for around the days on which one flies, and when an agent said something. */
export function useFlightStatus({ id, version, itinerary }: Trip): ReadonlyMap<string, FlightStatusView> {
  const { today } = useTripPage()
  const isNear = itinerary.segments.some(
    ({ type, startDate, endDate, flightStatus }) =>
      segmentGroupOf(type) === 'air' &&
      (flightStatus !== undefined || (startDate <= addDays(today, 1) && endDate >= addDays(today, -1))),
  )
  const { data } = useQuery({ ...flightStatusQuery(id, version), enabled: isNear })
  return useMemo(() => new Map((data ?? []).map((status) => [status.segmentId, status])), [data])
}

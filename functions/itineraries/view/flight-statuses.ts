import type { FlightStatusView } from '#shared/api/flight-status'
import { zoneOfCountry } from '#shared/dates/country-zones'
import { instantsOf, statusByTimetable } from '#shared/itinerary/flight-status'
import type { Segment } from '#shared/itinerary/segment'
import { segmentGroupOf } from '#shared/itinerary/segment-types'

/** Tells how flights stand. The timetable knows no delay; a service that does can take its place. */
export interface FlightStatusSource {
  statusesOf(flights: readonly Segment[], now: Date): FlightStatusView[]
}

/** Country by code of a transit point: whose clocks the hours of a flight are read by. */
export type CountryOfHub = (transitPointCode: string) => string | undefined

/** Statuses from what the itinerary itself says: the agent's word first, else its hours and the clock. */
export function timetableSource(countryOf: CountryOfHub): FlightStatusSource {
  return {
    statusesOf: (flights, now) =>
      flights.filter(isFlight).flatMap((flight) => {
        const timetable = { ...flight, fromZone: zoneOf(flight.fromHubCode), toZone: zoneOf(flight.travelHubCode) }
        const status = flight.flightStatus ?? statusByTimetable(timetable, now)
        if (status === undefined) return []
        const { departsAt, arrivesAt } = instantsOf(timetable)
        return {
          ...{ segmentId: flight.id, flightNumber: flight.flightNumber, status },
          source: flight.flightStatus === undefined ? ('timetable' as const) : ('agent' as const),
          ...{ departsAt: departsAt?.toISOString(), arrivesAt: arrivesAt?.toISOString() },
        }
      }),
  }
  function zoneOf(hub: string | undefined): string | undefined {
    const country = hub === undefined ? undefined : countryOf(hub)
    return country === undefined ? undefined : zoneOfCountry(country)
  }
}

const isFlight = ({ type }: Segment): boolean => segmentGroupOf(type) === 'air'

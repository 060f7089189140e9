import type { FlightStatusView } from '#shared/api/flight-status'
import { zoneOfCountry } from '#shared/dates/country-zones'
import { instantsOf, statusByTimetable } from '#shared/itinerary/flight-status'
import type { Segment } from '#shared/itinerary/segment'
import { segmentGroupOf } from '#shared/itinerary/segment-types'
import type { Snapshot } from '../../data/catalogue/snapshot'
import type { FlightService } from '../flight-service'

interface Sources {
  /** Knows of delays, where one is configured. */
  readonly service: FlightService | undefined
  readonly snapshot: Pick<Snapshot, 'transitPoints'>
  readonly now: Date
}

/** How flights stand: what the agent was told, else what the service or the timetable say. */
export async function flightStatusesOf(
  segments: readonly Segment[],
  { service, snapshot, now }: Sources,
) {
  const countries = new Map(
    snapshot.transitPoints.map((point) => [point.transitPointCode, point.countryCode]),
  )
  const byTimetable = timetableSource((hub) => countries.get(hub)).statusesOf(segments, now)
  return service === undefined
    ? byTimetable
    : withService(byTimetable, { service, flights: segments, now })
}

interface Asked {
  readonly service: FlightService
  readonly flights: readonly Segment[]
  readonly now: Date
}

/**
 * The service's word in place of the timetable's, in the order of the flights; what an agent was
 * told stands.
 */
async function withService(views: readonly FlightStatusView[], { service, flights, now }: Asked) {
  const statuses = await Promise.all(
    flights.filter(isFlight).map(async (flight): Promise<FlightStatusView | undefined> => {
      const view = views.find(({ segmentId }) => segmentId === flight.id)
      const word = view?.source === 'agent' ? undefined : await service.statusOf(flight, now)
      if (word === undefined) return view
      return {
        ...view,
        segmentId: flight.id,
        flightNumber: flight.flightNumber,
        ...word,
        source: 'service',
      }
    }),
  )
  return statuses.filter((view) => view !== undefined)
}

/**
 * Tells how flights stand. The timetable knows no delay; a service that does can take its place.
 */
interface FlightStatusSource {
  statusesOf(flights: readonly Segment[], now: Date): FlightStatusView[]
}

/** Country by code of a transit point: whose clocks the hours of a flight are read by. */
type CountryOfHub = (transitPointCode: string) => string | undefined

/**
 * Statuses from what the itinerary itself says: the agent's word first, else its hours and the
 * clock.
 */
export function timetableSource(countryOf: CountryOfHub): FlightStatusSource {
  return {
    statusesOf: (flights, now) =>
      flights.filter(isFlight).flatMap((flight) => {
        const timetable = {
          ...flight,
          fromZone: zoneOf(flight.fromHubCode),
          toZone: zoneOf(flight.travelHubCode),
        }
        const status = flight.flightStatus ?? statusByTimetable(timetable, now)
        if (status === undefined) return []
        const { departsAt, arrivesAt } = instantsOf(timetable)
        return {
          segmentId: flight.id,
          flightNumber: flight.flightNumber,
          status,
          source: flight.flightStatus === undefined ? ('timetable' as const) : ('agent' as const),
          departsAt: departsAt?.toISOString(),
          arrivesAt: arrivesAt?.toISOString(),
        }
      }),
  }
  function zoneOf(hub: string | undefined): string | undefined {
    const country = hub === undefined ? undefined : countryOf(hub)
    return country === undefined ? undefined : zoneOfCountry(country)
  }
}

export const isFlight = ({ type }: Segment): boolean => segmentGroupOf(type) === 'air'

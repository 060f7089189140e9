import { flightStatusRoutes } from '#shared/api/flight-status'
import type { PublishedCatalogue } from '../../data/catalogue/published-catalogue'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { type ItineraryStore, itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'
import { timetableSource } from '../view/flight-statuses'
import { requireOwnTrip } from '../view/require-own-trip'

export interface FlightStatusDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'get'>
  readonly catalogue: PublishedCatalogue
}

/** How the flights of an itinerary stand: what the agent was told, else what the timetable and the clock say. */
export const getFlightStatus = useCase(
  flightStatusRoutes.getFlightStatus,
  async ({ query, principal }, { itineraries, catalogue, clock }: FlightStatusDeps) => {
    const now = clock.now()
    const [stored, { snapshot }] = await Promise.all([
      itineraries.get(principal.agencyId, query.itineraryId),
      catalogue.now(now),
    ])
    const { record } = requireOwnTrip(principal, stored)
    const countries = new Map(snapshot.transitPoints.map((point) => [point.transitPointCode, point.countryCode]))
    return timetableSource((hub) => countries.get(hub)).statusesOf(record.segments, now)
  },
)

export const handler = lambdaFor(getFlightStatus, (table) => ({
  itineraries: itineraryStore(table),
  catalogue: theCatalogue(),
}))

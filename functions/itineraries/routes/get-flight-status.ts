import { flightStatusRoutes } from '#shared/api/flight-status'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { theFlightService } from '../flight-service'
import { flightStatusesOf } from '../view/flight-statuses'
import { requireOwnTrip } from '../view/require-own-trip'

const makers = { itineraries: itineraryStore, catalogue: theCatalogue, service: theFlightService }

/** How the flights of an itinerary stand. */
export const getFlightStatus = useCase(
  flightStatusRoutes.getFlightStatus,
  async ({ query, principal }, { itineraries, catalogue, service, clock }: Deps<typeof makers>) => {
    const now = clock.now()
    const [stored, { snapshot }] = await Promise.all([
      itineraries.get(principal.agencyId, query.itineraryId),
      catalogue.now(now),
    ])
    return flightStatusesOf(requireOwnTrip(principal, stored).record.segments, {
      service,
      snapshot,
      now,
    })
  },
)

export const handler = lambdaFor(getFlightStatus, makers)

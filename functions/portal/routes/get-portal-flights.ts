import { portalRoutes } from '#shared/api/portal'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { theFlightService } from '../../itineraries/flight-service'
import { flightStatusesOf } from '../../itineraries/view/flight-statuses'
import { type Deps, useCase } from '../../runtime/use-case'
import { requirePayersTrip } from '../portal-trip'
import { requireClient } from '../require-client'

const makers = { itineraries: itineraryStore, catalogue: theCatalogue, service: theFlightService }

/** How the flights of a shared trip stand; what the agent hides of it is left out. */
export const getPortalFlights = useCase(
  portalRoutes.getPortalFlights,
  async (
    { params, principal },
    { itineraries, catalogue, service, clock }: Deps<typeof makers>,
  ) => {
    const [client, now] = [requireClient(principal), clock.now()]
    const [found, { snapshot }] = await Promise.all([
      itineraries.get(client.agencyId, params.id),
      catalogue.now(now),
    ])
    const { segments } = requirePayersTrip(client, found).stored.record
    const visibleSegments = segments.filter(({ hideFromClient }) => !hideFromClient)
    return flightStatusesOf(visibleSegments, { service, snapshot, now })
  },
)

export const handler = lambdaFor(getPortalFlights, makers)

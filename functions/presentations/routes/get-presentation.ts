import { presentationRoutes } from '#shared/api/presentations'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { type Deps, useCase } from '../../runtime/use-case'
import { presentationMakers, presentationParts } from '../presentation-parts'
import { presentationView } from '../presentation-view'

const makers = { ...presentationMakers, itineraries: itineraryStore }

/** The presentation of one of the agent's trips. */
export const getPresentation = useCase(
  presentationRoutes.getPresentation,
  async ({ params, principal }, deps: Deps<typeof makers>) => {
    const trip = requireOwnTrip(
      principal,
      await deps.itineraries.get(principal.agencyId, params.id),
    )
    return presentationView(await presentationParts(trip, deps))
  },
)

export const handler = lambdaFor(getPresentation, makers)

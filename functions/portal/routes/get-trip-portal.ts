import { portalRoutes } from '#shared/api/portal'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { type Deps, useCase } from '../../runtime/use-case'
import { agentPortalOf } from '../agent-portal'

const makers = { itineraries: itineraryStore, portals: tripPortalStore }

/** What the client of a trip did with it in the portal. */
export const getTripPortal = useCase(
  portalRoutes.getTripPortal,
  async ({ params, principal }, { itineraries, portals }: Deps<typeof makers>) => {
    const { agencyId } = principal
    const stored = requireOwnTrip(principal, await itineraries.get(agencyId, params.id))
    const { clientId } = stored.record
    return agentPortalOf(stored, await portals.get({ agencyId, itineraryId: params.id, clientId }))
  },
)

export const handler = lambdaFor(getTripPortal, makers)

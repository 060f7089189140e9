import { portalRoutes } from '#shared/api/portal'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { type Deps, useCase } from '../../runtime/use-case'
import { agentPortalOf } from '../agent-portal'

const makers = { itineraries: itineraryStore, portals: tripPortalStore }

/** Changes how much of the price the client is shown. */
export const patchTripPortal = useCase(
  portalRoutes.patchTripPortal,
  async ({ params, body: { price }, principal }, { itineraries, portals }: Deps<typeof makers>) => {
    const { agencyId } = principal
    const ownTrip = requireOwnTrip(principal, await itineraries.get(agencyId, params.id))
    const { clientId } = ownTrip.record
    const portalAfter = await portals.change(
      { agencyId, itineraryId: params.id, clientId },
      (portal) => ({
        ...portal,
        price,
      }),
    )
    return agentPortalOf(ownTrip, portalAfter)
  },
)

export const handler = lambdaFor(patchTripPortal, makers)

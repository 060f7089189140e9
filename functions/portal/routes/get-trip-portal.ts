import { portalRoutes } from '#shared/api/portal'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { termsStore } from '../../data/people/terms-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwnTrip } from '../../itineraries/view/require-own-trip'
import { type Deps, useCase } from '../../runtime/use-case'
import { agentPortalOf } from '../agent-portal'
import { clientTerms } from '../client-terms'

const makers = { itineraries: itineraryStore, portals: tripPortalStore, terms: termsStore }

/** What the client of a trip did with it in the portal. */
export const getTripPortal = useCase(
  portalRoutes.getTripPortal,
  async ({ params, principal }, { itineraries, portals, terms }: Deps<typeof makers>) => {
    const { agencyId } = principal
    const ownTrip = requireOwnTrip(principal, await itineraries.get(agencyId, params.id))
    const { clientId } = ownTrip.record
    const [portal, present] = await Promise.all([
      portals.get({ agencyId, itineraryId: params.id, clientId }),
      clientId === undefined ? undefined : clientTerms(terms, { agencyId, clientId }),
    ])
    const acceptance = present?.accepted && { version: present.version, ...present.accepted }
    return { ...agentPortalOf(ownTrip, portal), terms: acceptance }
  },
)

export const handler = lambdaFor(getTripPortal, makers)

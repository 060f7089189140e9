import { portalRoutes } from '#shared/api/portal'
import { visitMs } from '#shared/audit/visit'
import { clientStore } from '../../data/clients/client-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { type TripPortalRecord, tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { auditWrite } from '../../data/people/audit-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientDid } from '../client-audit'
import { requireSharedTrip } from '../portal-trip'
import { requireClient } from '../require-client'

const makers = { itineraries: itineraryStore, clients: clientStore, portals: tripPortalStore }

/**
 * Notes that the client has opened the trip, for the agent to see; opened again within half an
 * hour, it is the same view.
 */
export const notePortalView = useCase(
  portalRoutes.notePortalView,
  async (
    { params: { id: itineraryId }, principal },
    { itineraries, clients, portals, ...basics }: Deps<typeof makers>,
  ) => {
    const reader = requireClient(principal)
    const { agencyId, clientId } = reader
    const [found, client] = await Promise.all([
      itineraries.get(agencyId, itineraryId),
      clients.get(agencyId, clientId),
    ])
    requireSharedTrip(reader, found)
    const now = basics.clock.now()
    const isSame = ({ lastViewedAt }: TripPortalRecord) =>
      lastViewedAt !== undefined && now.getTime() - Date.parse(lastViewedAt) < visitMs
    const at = now.toISOString()
    const { views } = await portals.change(
      { agencyId, itineraryId, clientId },
      (portal) => ({
        ...portal,
        views: isSame(portal) ? portal.views : portal.views + 1,
        firstViewedAt: portal.firstViewedAt ?? at,
        lastViewedAt: at,
      }),
      (before) =>
        client === undefined || isSame(before)
          ? []
          : [
              auditWrite(
                clientDid(client, { action: 'client_viewed_itinerary', itineraryId }, basics),
              ),
            ],
    )
    return { views }
  },
)

export const handler = lambdaFor(notePortalView, makers)

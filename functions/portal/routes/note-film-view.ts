import { portalRoutes } from '#shared/api/portal'
import { visitMs } from '#shared/audit/visit'
import { theZaps } from '../../audit/zap-sender'
import { clientStore } from '../../data/clients/client-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { type TripPortalRecord, tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { auditWrite } from '../../data/people/audit-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { tripZap } from '../../itineraries/history/trip-zaps'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientDid } from '../client-audit'
import { requireSharedTrip } from '../portal-trip'
import { requireClient } from '../require-client'

const makers = {
  itineraries: itineraryStore,
  clients: clientStore,
  portals: tripPortalStore,
  zaps: theZaps,
}

/**
 * Notes that the client watched a film, for the agent, the audit trail and the automation hook (1
 * §6, 1 §7).
 */
export const noteFilmView = useCase(
  portalRoutes.noteFilmView,
  async ({ params: { id: itineraryId }, principal }, deps: Deps<typeof makers>) => {
    const reader = requireClient(principal)
    const { agencyId, clientId } = reader
    const [found, client] = await Promise.all([
      deps.itineraries.get(agencyId, itineraryId),
      deps.clients.get(agencyId, clientId),
    ])
    const { stored } = requireSharedTrip(reader, found)
    const now = deps.clock.now()
    const isSame = ({ lastFilmViewAt }: TripPortalRecord) =>
      lastFilmViewAt !== undefined && now.getTime() - Date.parse(lastFilmViewAt) < visitMs
    let isNew = false
    const { filmViews } = await deps.portals.change(
      { agencyId, itineraryId, clientId },
      (portal) => ({
        ...portal,
        filmAt: portal.filmAt ?? now.toISOString(),
        filmViews: isSame(portal) ? portal.filmViews : portal.filmViews + 1,
        lastFilmViewAt: now.toISOString(),
      }),
      (before) => {
        isNew = !isSame(before)
        if (!isNew || client === undefined) return []
        return [
          auditWrite(
            clientDid(client, { action: 'client_viewed_itinerary_video', itineraryId }, deps),
          ),
        ]
      },
    )
    if (isNew) await deps.zaps.send(tripZap('videoViewed', stored, deps))
    return { filmViews }
  },
)

export const handler = lambdaFor(noteFilmView, makers)

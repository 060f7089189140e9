import { portalRoutes } from '#shared/api/portal'
import { AppError } from '#shared/errors/app-error'
import { clientStore } from '../../data/clients/client-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { auditWrite } from '../../data/people/audit-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientDid } from '../client-audit'
import { requireSharedTrip } from '../portal-trip'
import { requireClient } from '../require-client'

const makers = { itineraries: itineraryStore, clients: clientStore, portals: tripPortalStore }

/** Likes a stay that the client sees, or no longer. */
export const likeStay = useCase(
  portalRoutes.likeStay,
  async (
    { params, body: { partId, isLiked }, principal },
    { itineraries, clients, portals, ...basics }: Deps<typeof makers>,
  ) => {
    const reader = requireClient(principal)
    const { agencyId, clientId } = reader
    const [found, client] = await Promise.all([
      itineraries.get(agencyId, params.id),
      clients.get(agencyId, clientId),
    ])
    const { stored } = requireSharedTrip(reader, found)
    const isSeen = stored.record.segments.some(
      ({ id, type, hideFromClient }) => id === partId && type === 'stay' && !hideFromClient,
    )
    if (!isSeen) throw new AppError('record.not-found')
    const { likes } = await portals.change(
      { agencyId, itineraryId: params.id, clientId },
      (portal) => {
        const others = portal.likes.filter((liked) => liked !== partId)
        return { ...portal, likes: isLiked ? [...others, partId] : others }
      },
      (before) => {
        if (client === undefined || before.likes.includes(partId) === isLiked) return []
        const details = { partId, isLiked }
        return [
          auditWrite(
            clientDid(
              client,
              { action: 'client_liked_stay', itineraryId: params.id, details },
              basics,
            ),
          ),
        ]
      },
    )
    return { likes }
  },
)

export const handler = lambdaFor(likeStay, makers)

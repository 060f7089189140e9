import { portalRoutes } from '#shared/api/portal'
import { AppError } from '#shared/errors/app-error'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { tripPortalStore } from '../../data/itineraries/trip-portal-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireSharedTrip } from '../portal-trip'
import { requireClient } from '../require-client'

const makers = { itineraries: itineraryStore, portals: tripPortalStore }

/** Likes a stay that the client sees, or no longer. */
export const likeStay = useCase(
  portalRoutes.likeStay,
  async ({ params, body: { partId, isLiked }, principal }, { itineraries, portals }: Deps<typeof makers>) => {
    const client = requireClient(principal)
    const { agencyId, clientId } = client
    const { stored } = requireSharedTrip(client, await itineraries.get(agencyId, params.id))
    const isSeen = stored.record.segments.some(
      ({ id, type, hideFromClient }) => id === partId && type === 'stay' && !hideFromClient,
    )
    if (!isSeen) throw new AppError('record.not-found')
    const { likes } = await portals.change({ agencyId, itineraryId: params.id, clientId }, (portal) => {
      const others = portal.likes.filter((liked) => liked !== partId)
      return { ...portal, likes: isLiked ? [...others, partId] : others }
    })
    return { likes }
  },
)

export const handler = lambdaFor(likeStay, makers)

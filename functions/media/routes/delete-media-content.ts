import { mediaContentRoutes } from '#shared/api/media-content'
import { clientStore } from '../../data/clients/client-store'
import { mediaStore } from '../../data/files/media-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireMedium } from '../media-access'

/** It reaches no file. */
/** For so long a removed file may be brought back. */
const regretMs = 24 * 3_600_000

const makers = { media: mediaStore, itineraries: itineraryStore, clients: clientStore }

/** Removes a medium, also one that is still on its way. Its file is deleted after a day. */
export const deleteMediaContent = useCase(
  mediaContentRoutes.deleteMediaContent,
  async ({ params, principal }, deps: Deps<typeof makers>) => {
    const medium = await requireMedium(params.id, { reader: principal, deps, evenRemoved: true })
    await deps.media.remove(medium, new Date(deps.clock.now().getTime() + regretMs))
    return { removed: true as const }
  },
)

export const handler = lambdaFor(deleteMediaContent, makers)

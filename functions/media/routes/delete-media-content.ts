import { mediaContentRoutes } from '#shared/api/media-content'
import { AppError } from '#shared/errors/app-error'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { clientStore } from '../../data/clients/client-store'
import type { MediaRecord } from '../../data/files/media-records'
import { mediaStore } from '../../data/files/media-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lightboxStore } from '../../data/library/lightbox-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { campsShownBy } from '../../library/library-search'
import { leaveLightboxes } from '../../library/lightbox-places'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireMedium, requireMediumChange } from '../media-access'

/** For so long a removed file may be brought back. */
const regretMs = 24 * 3_600_000

/** It reaches no file. */
const makers = {
  media: mediaStore,
  itineraries: itineraryStore,
  clients: clientStore,
  lightboxes: lightboxStore,
  catalogue: theCatalogue,
}
type Reached = Deps<typeof makers>

/**
 * Removes a medium, also one that is still on its way, and takes it out of its lightboxes. Its file
 * is deleted after a day.
 */
export const deleteMediaContent = useCase(
  mediaContentRoutes.deleteMediaContent,
  async ({ params, principal }, deps: Reached) => {
    const medium = await requireMedium(params.id, { reader: principal, deps, evenRemoved: true })
    requireMediumChange(medium, principal)
    await requireNoHero(medium, deps)
    await deps.media.remove(medium, new Date(deps.clock.now().getTime() + regretMs))
    await leaveLightboxes(medium, deps.lightboxes)
    return { removed: true as const }
  },
)

/**
 * A camp would be shown to everybody without its photo a day later.
 * @throws AppError media.shows-camp
 */
async function requireNoHero(
  { s3Key, status }: MediaRecord,
  { catalogue, clock }: Reached,
): Promise<void> {
  if (s3Key === undefined || status === undefined) return
  const catalogueNow = await catalogue.now(clock.now())
  const camps = campsShownBy([s3Key], catalogueNow).map((place) => catalogueNow.camps.names[place])
  if (camps.length > 0) throw new AppError('media.shows-camp', { camps })
}

export const handler = lambdaFor(deleteMediaContent, makers)

import { lightboxRoutes } from '#shared/api/lightboxes'
import { maxEdited } from '#shared/library/facets'
import { whoActs } from '../../data/people/who-acts'
import { chunksOf } from '../../data/table/group-by'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import {
  type LightboxDeps,
  lightboxMakers,
  requireLightbox,
  requireLightboxChange,
  sortInto,
} from '../lightbox-view'

/** Takes all media out of a lightbox, then deletes it. */
export const deleteLightbox = useCase(
  lightboxRoutes.deleteLightbox,
  async ({ params: { id }, principal }, deps: LightboxDeps) => {
    let box = await requireLightbox(principal.agencyId, id, deps)
    requireLightboxChange(principal, box)
    const curator = await whoActs(principal, deps)
    for (const take of chunksOf(box.mediaIds, maxEdited))
      box = await sortInto(box, { take }, curator, deps)
    await deps.lightboxes.remove(box)
    return { removed: true as const }
  },
)

export const handler = lambdaFor(deleteLightbox, lightboxMakers)

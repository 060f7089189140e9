import { lightboxRoutes } from '#shared/api/lightboxes'
import { listedLightbox } from '../../data/library/lightbox-store'
import { whoActs } from '../../data/people/who-acts'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import {
  type LightboxDeps,
  lightboxMakers,
  requireLightbox,
  requireLightboxChange,
  sortInto,
} from '../lightbox-view'

/** Renames a lightbox, or changes what is in it. */
export const patchLightbox = useCase(
  lightboxRoutes.patchLightbox,
  async ({ params: { id }, body: { label, add, take }, principal }, deps: LightboxDeps) => {
    const found = await requireLightbox(principal.agencyId, id, deps)
    const isRenamed = label !== undefined && label !== found.label
    if (isRenamed) requireLightboxChange(principal, found)
    const box = isRenamed ? await deps.lightboxes.change(found, { label }) : found
    return listedLightbox(await sortInto(box, { add, take }, await whoActs(principal, deps), deps))
  },
)

export const handler = lambdaFor(patchLightbox, lightboxMakers)

import { lightboxRoutes } from '#shared/api/lightboxes'
import { listedLightbox } from '../../data/library/lightbox-store'
import { whoActs } from '../../data/people/who-acts'
import { lambdaFor } from '../../data/table/lambda-for'
import { onceMore } from '../../runtime/backoff'
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
    const box = await onceMore(['record.busy'], async () => {
      const lightbox = await requireLightbox(principal.agencyId, id, deps)
      if (label === undefined || label === lightbox.label) return lightbox
      requireLightboxChange(principal, lightbox)
      return deps.lightboxes.change(lightbox, { label })
    })
    return listedLightbox(await sortInto(box, { add, take }, await whoActs(principal, deps), deps))
  },
)

export const handler = lambdaFor(patchLightbox, lightboxMakers)

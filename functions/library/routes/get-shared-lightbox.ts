import { lightboxRoutes } from '#shared/api/lightboxes'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { guestViewOf, type LightboxDeps, lightboxMakers, requireLightbox } from '../lightbox-view'

/** A lightbox for agents of its agency, and for a guest whom just this one was shared with. */
export const getSharedLightbox = useCase(
  lightboxRoutes.getSharedLightbox,
  async ({ params: { id }, principal }, deps: LightboxDeps) => {
    const isAllowed =
      principal.kind === 'agent' || (principal.kind === 'guest' && principal.sharedId === id)
    if (!isAllowed) throw new AppError('record.not-found')
    return guestViewOf(await requireLightbox(principal.agencyId, id, deps), [], deps)
  },
)

export const handler = lambdaFor(getSharedLightbox, lightboxMakers)

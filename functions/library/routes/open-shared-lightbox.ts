import { lightboxRoutes } from '#shared/api/lightboxes'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { useCase } from '../../runtime/use-case'
import { guestViewOf } from '../lightbox-view'
import { type GuestDeps, guestMakers, openedLightbox } from '../opened-lightbox'

/** What guests see of a lightbox. Each opening counts. */
export const openSharedLightbox = useCase(
  lightboxRoutes.openSharedLightbox,
  async ({ body: { token }, sourceIp }, deps: GuestDeps) => {
    const { box, link } = await openedLightbox(token, sourceIp, deps)
    const said = await deps.lightboxes.said(link.agencyId, link.accessTokenId)
    const view = await guestViewOf(box, said, deps)
    await deps.lightboxes.countOpening(link, deps.clock.now())
    return view
  },
)

export const handler = publicLambdaFor(openSharedLightbox, guestMakers)

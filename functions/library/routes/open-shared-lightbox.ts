import { lightboxRoutes } from '#shared/api/lightboxes'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { useCase } from '../../runtime/use-case'
import { guestViewOf } from '../lightbox-view'
import { type GuestDeps, guestMakers, openedLightbox } from '../opened-lightbox'

/** What guests see of a lightbox. Each opening counts. */
export const openSharedLightbox = useCase(
  lightboxRoutes.openSharedLightbox,
  async ({ body, sourceIp }, deps: GuestDeps) => {
    const { box, link } = await openedLightbox({ ...body, sourceIp }, deps)
    if (box === undefined) {
      const agency = await deps.agencies.agency(link.agencyId)
      return { agencyName: agency?.name ?? '', isLocked: true as const }
    }
    const comments = await deps.lightboxes.said(link.agencyId, link.accessTokenId)
    const view = await guestViewOf(box, comments, deps)
    await deps.lightboxes.countOpening(link, deps.clock.now())
    return view
  },
)

export const handler = publicLambdaFor(openSharedLightbox, guestMakers)

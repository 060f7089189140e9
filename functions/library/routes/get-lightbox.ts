import { lightboxRoutes } from '#shared/api/lightboxes'
import { listedLightbox, listedLink } from '../../data/library/lightbox-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import {
  type LightboxDeps,
  lightboxMakers,
  mayChangeLightbox,
  mediaOfBox,
  requireLightbox,
} from '../lightbox-view'

/** A lightbox with all that its agency sees of it, the newest links and words first. */
export const getLightbox = useCase(
  lightboxRoutes.getLightbox,
  async ({ params: { id }, principal }, deps: LightboxDeps) => {
    const { agencyId } = principal
    const box = await requireLightbox(agencyId, id, deps)
    const [media, links, said] = await Promise.all([
      mediaOfBox(box, deps),
      deps.lightboxes.linksTo(box),
      deps.lightboxes.said(agencyId),
    ])
    const words = said.filter(
      ({ lightboxId, isPicked, comment }) => lightboxId === id && (isPicked || comment !== ''),
    )
    return {
      ...listedLightbox(box),
      media,
      mayChange: mayChangeLightbox(principal, box),
      links: links.map(listedLink).sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1)),
      said: words
        .map(({ link: _, lightboxId: __, ...one }) => one)
        .sort((one, other) => (one.at < other.at ? 1 : -1)),
    }
  },
)

export const handler = lambdaFor(getLightbox, lightboxMakers)

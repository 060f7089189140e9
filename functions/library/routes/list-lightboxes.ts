import { lightboxRoutes } from '#shared/api/lightboxes'
import { lightboxStore, listedLightbox } from '../../data/library/lightbox-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { lightboxes: lightboxStore }

/** Every lightbox of the agency. */
export const listLightboxes = useCase(
  lightboxRoutes.listLightboxes,
  async ({ principal }, { lightboxes }: Deps<typeof makers>) =>
    (await lightboxes.all(principal.agencyId)).map(listedLightbox),
)

export const handler = lambdaFor(listLightboxes, makers)

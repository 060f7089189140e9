import { lightboxRoutes } from '#shared/api/lightboxes'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type LightboxDeps, lightboxMakers } from '../lightbox-view'
import { sortMedium } from '../sort-medium'

/** Takes a label from a medium, or takes it out of a lightbox. */
export const unrelateMedium = useCase(
  lightboxRoutes.unrelateMedium,
  ({ params, principal }, deps: LightboxDeps) => sortMedium('take', params, principal, deps),
)

export const handler = lambdaFor(unrelateMedium, lightboxMakers)

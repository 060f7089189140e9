import { lightboxRoutes } from '#shared/api/lightboxes'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type LightboxDeps, lightboxMakers } from '../lightbox-view'
import { sortMedium } from '../sort-medium'

/** Gives a medium a label, or puts it into a lightbox. */
export const relateMedium = useCase(
  lightboxRoutes.relateMedium,
  ({ params, principal }, deps: LightboxDeps) => sortMedium('add', params, principal, deps),
)

export const handler = lambdaFor(relateMedium, lightboxMakers)

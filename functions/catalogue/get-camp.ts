import { catalogueRoutes } from '#shared/api/catalogue'
import { lambdaFor } from '../data/lambda-for'
import type { PublishedCatalogue } from '../data/published-catalogue'
import { theCatalogue } from '../data/the-catalogue'
import { visibleCamp } from '../data/visible-camp'
import { type Basics, useCase } from '../runtime/use-case'

export interface CatalogueDeps extends Basics {
  readonly catalogue: PublishedCatalogue
}

/** One camp, as the search finds it, with its text and picture. */
export const getCamp = useCase(
  catalogueRoutes.getCamp,
  async ({ params, principal }, { catalogue, clock }: CatalogueDeps) => {
    const published = await catalogue.now(clock.now())
    const { camp, place } = visibleCamp(published, { supplierCode: params.id, principal })
    const [campInfo = ''] = await published.textsOf([place])
    return { ...camp, campInfo, featuredImage: { s3Key: camp.featuredImageId } }
  },
)

export const handler = lambdaFor(getCamp, () => ({ catalogue: theCatalogue() }))

import { catalogueRoutes } from '#shared/api/catalogue'
import type { PublishedCatalogue } from '../../data/catalogue/published-catalogue'
import { theCatalogue } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'

export interface FeaturesDeps extends Basics {
  readonly catalogue: PublishedCatalogue
}

/** Every amenity and activity that a camp can have. */
export const getFeatures = useCase(
  catalogueRoutes.getFeatures,
  async (_, { catalogue, clock }: FeaturesDeps) => (await catalogue.now(clock.now())).snapshot.features,
)

export const handler = lambdaFor(getFeatures, () => ({ catalogue: theCatalogue() }))

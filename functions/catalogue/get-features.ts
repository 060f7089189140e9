import { catalogueRoutes } from '#shared/api/catalogue'
import { lambdaFor } from '../data/lambda-for'
import type { PublishedCatalogue } from '../data/published-catalogue'
import { theCatalogue } from '../data/the-catalogue'
import { type Basics, useCase } from '../runtime/use-case'

export interface FeaturesDeps extends Basics {
  readonly catalogue: PublishedCatalogue
}

/** Every amenity and activity that a camp can have. */
export const getFeatures = useCase(
  catalogueRoutes.getFeatures,
  async (_, { catalogue, clock }: FeaturesDeps) => (await catalogue.now(clock.now())).snapshot.features,
)

export const handler = lambdaFor(getFeatures, () => ({ catalogue: theCatalogue() }))

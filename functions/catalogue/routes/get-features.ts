import { catalogueRoutes } from '#shared/api/catalogue'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'

/** Every amenity and activity that a camp can have. */
export const getFeatures = useCase(
  catalogueRoutes.getFeatures,
  async (_, { catalogue, clock }: CatalogueDeps) =>
    (await catalogue.now(clock.now())).snapshot.features,
)

export const handler = lambdaFor(getFeatures, catalogueMakers)

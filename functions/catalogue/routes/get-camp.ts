import { catalogueRoutes } from '#shared/api/catalogue'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { visibleCamp } from '../../data/catalogue/visible-camp'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'

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

export const handler = lambdaFor(getCamp, catalogueMakers)

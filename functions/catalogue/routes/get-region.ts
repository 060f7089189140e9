import { catalogueRoutes } from '#shared/api/catalogue'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { oneFilter, onlyOne } from '../one-entry'
import { regionRows } from '../place-rows'
import { regionWhitelist } from '../whitelists'

/** One region by its countryRegionCode. */
export const getRegion = useCase(
  catalogueRoutes.getRegion,
  async ({ params, query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = oneFilter(query.filter, {
      whitelist: regionWhitelist,
      field: 'countryRegionCode',
      code: params.id,
    })
    return onlyOne(regionRows(await catalogue.now(clock.now()), filter, principal))
  },
)

export const handler = lambdaFor(getRegion, catalogueMakers)

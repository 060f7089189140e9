import { catalogueRoutes } from '#shared/api/catalogue'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { oneFilter, onlyOne } from '../one-entry'
import { countryRows } from '../place-rows'
import { countryWhitelist } from '../whitelists'

/** One country with its regions and the camps of these. */
export const getCountry = useCase(
  catalogueRoutes.getCountry,
  async ({ params, query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = oneFilter(query.filter, {
      whitelist: countryWhitelist,
      field: 'countryCode',
      code: params.id,
    })
    return onlyOne(countryRows(await catalogue.now(clock.now()), filter, principal))
  },
)

export const handler = lambdaFor(getCountry, catalogueMakers)

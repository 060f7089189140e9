import { catalogueRoutes } from '#shared/api/catalogue'
import { parseFilter } from '#shared/catalogue/filter'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { countryRows } from '../place-rows'
import { countryWhitelist } from '../whitelists'

/** The countries that the agency may see. */
export const getCountries = useCase(
  catalogueRoutes.getCountries,
  async ({ query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = parseFilter(query.filter, countryWhitelist)
    return countryRows(await catalogue.now(clock.now()), filter, principal)
  },
)

export const handler = lambdaFor(getCountries, catalogueMakers)

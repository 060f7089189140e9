import { catalogueRoutes } from '#shared/api/catalogue'
import { parseFilter } from '#shared/catalogue/filter'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { regionRows } from '../place-rows'
import { regionWhitelist } from '../whitelists'

/** The regions that the agency may see. */
export const getRegions = useCase(
  catalogueRoutes.getRegions,
  async ({ query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = parseFilter(query.filter, regionWhitelist)
    return regionRows(await catalogue.now(clock.now()), filter, principal)
  },
)

export const handler = lambdaFor(getRegions, catalogueMakers)

import { catalogueRoutes } from '#shared/api/catalogue'
import { parseFilter } from '#shared/catalogue/filter'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { transitPointRows } from '../listed-rows'
import { transitPointWhitelist } from '../whitelists'

/** The airports and airstrips that the agency may see. */
export const getTransitPoints = useCase(
  catalogueRoutes.getTransitPoints,
  async ({ query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = parseFilter(query.filter, transitPointWhitelist)
    return transitPointRows(await catalogue.now(clock.now()), filter, principal)
  },
)

export const handler = lambdaFor(getTransitPoints, catalogueMakers)

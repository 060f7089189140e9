import { catalogueRoutes } from '#shared/api/catalogue'
import { parseFilter } from '#shared/catalogue/filter'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { activityRows } from '../listed-rows'
import { activityWhitelist } from '../whitelists'

/** The activities that the agency may see. */
export const getActivities = useCase(
  catalogueRoutes.getActivities,
  async ({ query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = parseFilter(query.filter, activityWhitelist)
    return activityRows(await catalogue.now(clock.now()), filter, principal)
  },
)

export const handler = lambdaFor(getActivities, catalogueMakers)

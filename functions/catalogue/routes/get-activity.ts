import { catalogueRoutes } from '#shared/api/catalogue'
import { type CatalogueDeps, catalogueMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { activityRows } from '../listed-rows'
import { oneFilter, onlyOne } from '../one-entry'
import { activityWhitelist } from '../whitelists'

/** One activity by its option key. */
export const getActivity = useCase(
  catalogueRoutes.getActivity,
  async ({ params, query, principal }, { catalogue, clock }: CatalogueDeps) => {
    const filter = oneFilter(query.filter, {
      whitelist: activityWhitelist,
      field: 'optionKey',
      code: params.id,
    })
    return onlyOne(activityRows(await catalogue.now(clock.now()), filter, principal))
  },
)

export const handler = lambdaFor(getActivity, catalogueMakers)

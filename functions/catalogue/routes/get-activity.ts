import { catalogueRoutes } from '#shared/api/catalogue'
import { catalogueWith } from '../../data/catalogue/fresh-entry'
import { type EntryDeps, entryMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { activityRows } from '../listed-rows'
import { oneFilter, onlyOne } from '../one-entry'
import { activityWhitelist } from '../whitelists'

/** One activity by its option key. */
export const getActivity = useCase(
  catalogueRoutes.getActivity,
  async ({ params, query, principal }, { catalogue, entries, clock }: EntryDeps) => {
    const filter = oneFilter(query.filter, {
      whitelist: activityWhitelist,
      field: 'optionKey',
      code: params.id,
    })
    const ref = { kind: 'activity' as const, code: params.id }
    const snapshot = await catalogue.now(clock.now())
    const having = await catalogueWith(ref, { published: snapshot, entries, principal })
    return onlyOne(activityRows(having, filter, principal))
  },
)

export const handler = lambdaFor(getActivity, entryMakers)

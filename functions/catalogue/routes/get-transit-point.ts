import { catalogueRoutes } from '#shared/api/catalogue'
import { catalogueWith } from '../../data/catalogue/fresh-entry'
import { type EntryDeps, entryMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { transitPointRows } from '../listed-rows'
import { oneFilter, onlyOne } from '../one-entry'
import { transitPointWhitelist } from '../whitelists'

/** One airport or airstrip by its code. */
export const getTransitPoint = useCase(
  catalogueRoutes.getTransitPoint,
  async ({ params, query, principal }, { catalogue, entries, clock }: EntryDeps) => {
    const filter = oneFilter(query.filter, {
      whitelist: transitPointWhitelist,
      field: 'transitPointCode',
      code: params.id,
    })
    const ref = { kind: 'transit-point' as const, code: params.id }
    const snapshot = await catalogue.now(clock.now())
    const having = await catalogueWith(ref, { published: snapshot, entries, principal })
    return onlyOne(transitPointRows(having, filter, principal))
  },
)

export const handler = lambdaFor(getTransitPoint, entryMakers)

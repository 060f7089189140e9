import { catalogueRoutes } from '#shared/api/catalogue'
import { catalogueWith } from '../../data/catalogue/fresh-entry'
import { type EntryDeps, entryMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { oneFilter, onlyOne } from '../one-entry'
import { regionRows } from '../place-rows'
import { regionWhitelist } from '../whitelists'

/** One region by its countryRegionCode. */
export const getRegion = useCase(
  catalogueRoutes.getRegion,
  async ({ params, query, principal }, { catalogue, entries, clock }: EntryDeps) => {
    const filter = oneFilter(query.filter, {
      whitelist: regionWhitelist,
      field: 'countryRegionCode',
      code: params.id,
    })
    const ref = { kind: 'region' as const, code: params.id }
    const snapshot = await catalogue.now(clock.now())
    const having = await catalogueWith(ref, { published: snapshot, entries, principal })
    return onlyOne(regionRows(having, filter, principal))
  },
)

export const handler = lambdaFor(getRegion, entryMakers)

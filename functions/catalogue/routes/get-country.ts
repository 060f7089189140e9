import { catalogueRoutes } from '#shared/api/catalogue'
import { catalogueWith } from '../../data/catalogue/fresh-entry'
import { type EntryDeps, entryMakers } from '../../data/catalogue/the-catalogue'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { oneFilter, onlyOne } from '../one-entry'
import { countryRows } from '../place-rows'
import { countryWhitelist } from '../whitelists'

/** One country with its regions and the camps of these. */
export const getCountry = useCase(
  catalogueRoutes.getCountry,
  async ({ params, query, principal }, { catalogue, entries, clock }: EntryDeps) => {
    const filter = oneFilter(query.filter, {
      whitelist: countryWhitelist,
      field: 'countryCode',
      code: params.id,
    })
    const ref = { kind: 'country' as const, code: params.id }
    const snapshot = await catalogue.now(clock.now())
    const having = await catalogueWith(ref, { published: snapshot, entries, principal })
    return onlyOne(countryRows(having, filter, principal))
  },
)

export const handler = lambdaFor(getCountry, entryMakers)

import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import { countryBranches } from '../model/country-branch'

/** The countries with their regions, as the tree of the region picker (2 §7.2, getCountries). */
export const countriesQuery = (restOfWorldMode: boolean) =>
  queryOptions({
    queryKey: ['countries', restOfWorldMode],
    queryFn: async ({ signal }) =>
      countryBranches(await api('GET /api/Countries', { query: { filter: countriesFilter(restOfWorldMode) }, signal })),
    staleTime: 30 * 60_000,
  })

function countriesFilter(restOfWorldMode: boolean): string {
  return JSON.stringify({
    fields: ['countryCode', 'name'],
    where: restOfWorldMode ? {} : { restOfWorld: { neq: true } },
    order: 'name ASC',
    include: ['regions'],
  })
}

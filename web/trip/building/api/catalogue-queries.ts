import { queryOptions } from '@tanstack/react-query'
import type { Feature } from '#shared/api/catalogue-shapes'
import { api } from '../../../lib/api/api'
import { countryBranches } from '../model/region-tree'

/** The countries with their regions, for the region picker (2 §7.2, getCountries). */
export const countriesQuery = (restOfWorldMode: boolean) =>
  queryOptions({
    queryKey: ['countries', restOfWorldMode],
    queryFn: async ({ signal }) =>
      countryBranches(
        await api('GET /api/Countries', {
          query: { filter: countriesFilter(restOfWorldMode) },
          signal,
        }),
      ),
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

/** The features by ID (2 §7.2, getFeatures). */
export const featuresQuery = () =>
  queryOptions({
    queryKey: ['features'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Feature>> => {
      const features = await api('GET /api/Features', { signal })
      return new Map(features.map((feature) => [feature.featureId, feature]))
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

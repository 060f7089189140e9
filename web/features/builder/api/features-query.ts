import { queryOptions } from '@tanstack/react-query'
import type { Feature } from '#shared/api/catalogue-shapes'
import { api } from '../../../lib/api/api'

/** The features by their id (2 §7.2, getFeatures). */
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

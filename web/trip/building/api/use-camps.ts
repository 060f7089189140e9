import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '../../../lib/session/session'
import { useBuilder } from '../state/builder-store'
import { type CampsSearch, campsCountQuery, campsQuery } from './camps-query'
import { featuresQuery } from './catalogue-queries'

/**
 * The builder's current search. Camps of the rest of the world are included only if the agency may
 * see them (2 §6).
 */
export function useCampsSearch(): CampsSearch {
  const term = useBuilder((data) => data.term)
  const regions = useBuilder((data) => data.selectedRegions)
  const onlineMode = useBuilder((data) => data.onlineMode)
  const sort = useBuilder((data) => data.sort)
  const wishes = useBuilder((data) => data.wishes)
  const termFeatures = useTermFeatures(term.trim().toLowerCase())
  const wantsRestOfWorld = useBuilder((data) => data.restOfWorldMode)
  const restOfWorldMode = useSession().has('showRestOfWorld') && wantsRestOfWorld
  return useMemo(
    () => ({
      term,
      termFeatures,
      regionCodes: Object.keys(regions),
      onlineMode,
      restOfWorldMode,
      wishes,
      sort,
    }),
    [term, termFeatures, regions, onlineMode, restOfWorldMode, wishes, sort],
  )
}

/** Two letters are in the names of most features. */
const shortestTerm = 3

function useTermFeatures(term: string): readonly string[] {
  const { data: features } = useQuery({
    ...featuresQuery(),
    enabled: term.length >= shortestTerm,
  })
  return useMemo(
    () =>
      term.length < shortestTerm || features === undefined
        ? none
        : [...features.values()]
            .filter(({ featureName }) => featureName.toLowerCase().includes(term))
            .map(({ featureId }) => featureId),
    [term, features],
  )
}

const none: readonly string[] = []

/** The accommodations found so far; those of the previous search stay until the new ones arrive. */
export function useCamps() {
  const query = useInfiniteQuery({
    ...campsQuery(useCampsSearch()),
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages
  const camps = useMemo(() => pages?.flat() ?? [], [pages])
  return { ...query, camps }
}

export function useCampsCount(): number | undefined {
  return useQuery({ ...campsCountQuery(useCampsSearch()), placeholderData: keepPreviousData }).data
}

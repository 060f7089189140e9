import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '../../../lib/session/session'
import { useBuilder } from '../state/builder-store'
import { type CampsSearch, campsCountQuery, campsQuery } from './camps-query'

/**
 * The builder's current search. Camps of the rest of the world are included only if the agency may
 * see them (2 §6).
 */
export function useCampsSearch(): CampsSearch {
  const term = useBuilder((data) => data.term)
  const regions = useBuilder((data) => data.selectedRegions)
  const onlineMode = useBuilder((data) => data.onlineMode)
  const sort = useBuilder((data) => data.sort)
  const wantsRestOfWorld = useBuilder((data) => data.restOfWorldMode)
  const restOfWorldMode = useSession().has('showRestOfWorld') && wantsRestOfWorld
  return useMemo(
    () => ({ term, regionCodes: Object.keys(regions), onlineMode, restOfWorldMode, sort }),
    [term, regions, onlineMode, restOfWorldMode, sort],
  )
}

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

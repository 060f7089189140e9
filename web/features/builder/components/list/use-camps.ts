import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '../../../../lib/session/session'
import { type CampsSearch, campsCountQuery, campsQuery } from '../../api/camps-query'
import { useBuilder } from '../../state/builder-store'

/** What the builder searches for now. Camps of the rest of the world are asked for only where the agency may (2 §6). */
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

/** The accommodations that were found so far; those of the search before stay until the new ones are there. */
export function useCamps() {
  const query = useInfiniteQuery({ ...campsQuery(useCampsSearch()), placeholderData: keepPreviousData })
  const pages = query.data?.pages
  const camps = useMemo(() => pages?.flat() ?? [], [pages])
  return { ...query, camps }
}

export function useCampsCount(): number | undefined {
  return useQuery({ ...campsCountQuery(useCampsSearch()), placeholderData: keepPreviousData }).data
}

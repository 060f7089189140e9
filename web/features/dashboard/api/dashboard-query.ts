import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Dashboard } from '#shared/api/dashboard'
import { api } from '../../../lib/api/api'

export type { Dashboard }
export type Whose = 'mine' | 'agency'

/**
 * The dashboard's figures; below the trips' key, so that a change of any trip makes them stale,
 * too.
 */
export const dashboardQuery = (whose: Whose, timeZone: string) =>
  queryOptions({
    queryKey: ['trips', 'dashboard', whose, timeZone],
    queryFn: ({ signal }) => api('GET /api/Dashboard', { query: { whose, timeZone }, signal }),
    staleTime: 60_000,
    refetchInterval: 5 * 60_000,
    placeholderData: keepPreviousData,
  })

import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import type { Answer } from '../../../lib/api/route-table'

export type Notices = Answer<'GET /api/Payments/notices'>

const freshMs = 60_000

/** What to look at now: payments that came in or are late, and holds that end within a day. Asked for again while the app is looked at. */
export const noticesQuery = queryOptions({
  queryKey: ['trips', 'notices'],
  queryFn: ({ signal }) => api('GET /api/Payments/notices', { signal }),
  staleTime: freshMs,
  refetchInterval: freshMs,
})

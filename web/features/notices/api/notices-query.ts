import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import type { Answer } from '../../../lib/api/route-table'

export type Notices = Answer<'GET /api/Payments/notices'>

const freshMs = 60_000

/**
 * What needs attention: payments received or overdue, and holds that end within a day. Refetched
 * while the app is visible.
 */
export const noticesQuery = queryOptions({
  queryKey: ['trips', 'notices'],
  queryFn: ({ signal }) => api('GET /api/Payments/notices', { signal }),
  staleTime: freshMs,
  refetchInterval: freshMs,
})

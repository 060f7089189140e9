import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'

/** Whether the agent has a feed, and since when. */
export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => api('GET /api/calendar-feed', { signal }),
})

/** Makes the feed in place of an earlier one; its answer has the address, this one time. */
export function useCreateFeed() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/calendar-feed', {}),
    onSuccess: ({ createdAt }) => queries.setQueryData(calendarFeedQuery.queryKey, { createdAt }),
  })
}

/** Withdraws the feed. */
export function useRemoveFeed() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /api/calendar-feed', {}),
    onSuccess: (feed) => queries.setQueryData(calendarFeedQuery.queryKey, feed),
  })
}

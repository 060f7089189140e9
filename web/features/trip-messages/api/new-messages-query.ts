import { queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

/** How many messages of the client are new to whoever is signed in; asked for again every minute. */
export const newMessagesQuery = (itineraryId: ItineraryId) =>
  queryOptions({
    queryKey: ['new-messages', itineraryId],
    queryFn: async ({ signal }) => {
      const where = JSON.stringify({ itineraryId })
      return (await api('GET /api/Messages/count', { query: { where }, signal })).unread
    },
    refetchInterval: 60_000,
  })

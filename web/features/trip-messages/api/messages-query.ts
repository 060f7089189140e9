import { queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

/** How often one looks for answers while the messages are in sight. */
const everyMs = 30_000

/** The newest messages of a trip, the last first; they are asked for again and again while somebody looks. */
export const messagesQuery = (itineraryId: ItineraryId) =>
  queryOptions({
    queryKey: ['messages', itineraryId],
    queryFn: ({ signal }) => {
      const filter = JSON.stringify({ where: { itineraryId }, limit: 500 })
      return api('GET /api/Messages', { query: { filter }, signal })
    },
    refetchInterval: everyMs,
  })

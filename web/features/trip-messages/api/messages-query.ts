import { queryOptions } from '@tanstack/react-query'
import type { MessageView } from '#shared/api/messages'
import type { ItineraryId } from '#shared/ids/ids'
import type { Conversation } from '#shared/itinerary/conversations'
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

/** What is to be sent. Its key makes a second try the same message. */
export interface NewMessage {
  readonly key: string
  readonly itineraryId: ItineraryId
  readonly conversation: Conversation
  readonly text: string
}

/** Writes to the other side. */
export function postMessage({ key, itineraryId, conversation, text }: NewMessage): Promise<MessageView> {
  return api('POST /api/Messages', { body: { itineraryId, conversation, text }, idempotencyKey: key })
}

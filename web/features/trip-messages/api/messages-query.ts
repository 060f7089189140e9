import { queryOptions } from '@tanstack/react-query'
import type { MessageView } from '#shared/api/messages'
import type { ItineraryId } from '#shared/ids/ids'
import type { Conversation } from '#shared/itinerary/conversations'
import { api } from '../../../lib/api/api'

/** How often to poll while the messages are visible. */
const everyMs = 30_000

/** A trip's latest messages, newest first, polled while visible. */
export const messagesQuery = (itineraryId: ItineraryId) =>
  queryOptions({
    queryKey: ['messages', itineraryId],
    queryFn: ({ signal }) => {
      const filter = JSON.stringify({ where: { itineraryId }, limit: 500 })
      return api('GET /api/Messages', { query: { filter }, signal })
    },
    refetchInterval: everyMs,
  })

/** How many of the client's messages are unread; polled every minute. */
export const newMessagesQuery = (itineraryId: ItineraryId) =>
  queryOptions({
    queryKey: ['new-messages', itineraryId],
    queryFn: async ({ signal }) => {
      const where = JSON.stringify({ itineraryId })
      return (await api('GET /api/Messages/count', { query: { where }, signal })).unread
    },
    refetchInterval: 60_000,
  })

/** A message to send. Its key makes retries safe. */
export interface NewMessage {
  readonly key: string
  readonly itineraryId: ItineraryId
  readonly conversation: Conversation
  readonly text: string
}

export function postMessage({
  key,
  itineraryId,
  conversation,
  text,
}: NewMessage): Promise<MessageView> {
  return api('POST /api/Messages', {
    body: { itineraryId, conversation, text },
    idempotencyKey: key,
  })
}

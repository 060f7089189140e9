import { useQueryClient } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import type { Conversation } from '#shared/itinerary/conversations'
import { failureText } from '../../../lib/api/api-error'
import { messagesQuery } from '../api/messages-query'
import { postMessage } from '../api/post-message'
import { type OutMessage, theOutbox } from './outbox'

export interface Sending {
  /** Of this conversation, in the order in which they were written. */
  readonly waiting: readonly OutMessage[]
  readonly send: (text: string) => void
  readonly again: (message: OutMessage) => void
  /** Takes one back that could not be sent. */
  readonly takeBack: (message: OutMessage) => void
}

/** Sends at once and shows at once; what could not be sent waits, with its text, to be tried again. */
export function useSending(itineraryId: ItineraryId, conversation: Conversation): Sending {
  const outbox = theOutbox()
  const queryClient = useQueryClient()
  const deliver = async (message: OutMessage) => {
    try {
      const sent = await postMessage(message)
      queryClient.setQueryData(messagesQuery(itineraryId).queryKey, (known) =>
        known?.some(({ id }) => id === sent.id) ? known : [sent, ...(known ?? [])],
      )
      outbox.remove(message.key)
    } catch (error) {
      outbox.change(message.key, { state: 'failed', reason: failureText(error) })
    }
  }
  const waiting = outbox
    .use()
    .filter((message) => message.itineraryId === itineraryId && message.conversation === conversation)
  return {
    waiting,
    send(text) {
      const writtenAt = new Date().toISOString()
      const message = {
        key: crypto.randomUUID(),
        itineraryId,
        conversation,
        text,
        writtenAt,
        state: 'sending' as const,
      }
      outbox.add(message)
      void deliver(message)
    },
    again(message) {
      outbox.change(message.key, { state: 'sending', reason: undefined })
      void deliver(message)
    },
    takeBack: ({ key }) => outbox.remove(key),
  }
}

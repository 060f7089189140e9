import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import type { Conversation } from '#shared/itinerary/conversations'
import { failureText, isApiError } from '../../../lib/api/api-error'
import { messagesQuery, postMessage } from '../api/messages-query'
import { type OutMessage, theOutbox } from './outbox'

export interface Sending {
  /** Those of this conversation, in the order they were written. */
  readonly waiting: readonly OutMessage[]
  readonly send: (text: string) => void
  readonly again: (message: OutMessage) => void
  /** Takes back one that couldn't be sent. */
  readonly takeBack: (message: OutMessage) => void
}

/** Sends and shows messages at once; those that fail keep their text and can be retried. */
export function useSending(itineraryId: ItineraryId, conversation: Conversation): Sending {
  const outbox = theOutbox()
  const queryClient = useQueryClient()
  const { queryKey } = messagesQuery(itineraryId)
  const { mutate: deliver } = useMutation({
    mutationFn: (message: OutMessage) => postMessage(message),
    onSuccess: (sent, { key }) => {
      if (queryClient.getQueryData(queryKey) === undefined)
        void queryClient.invalidateQueries({ queryKey })
      else
        queryClient.setQueryData(queryKey, (known = []) =>
          known.some(({ id }) => id === sent.id) ? known : [sent, ...known],
        )
      outbox.remove(key)
    },
    onError: (error, { key }) => {
      const isRefused = isApiError(error) && error.status >= 400 && error.status < 500
      outbox.change(key, { state: 'failed', reason: failureText(error), isUncertain: !isRefused })
    },
  })
  const again = (message: OutMessage) => {
    outbox.change(message.key, { state: 'sending', reason: undefined })
    deliver(message)
  }
  const waiting = outbox
    .use()
    .filter(
      (message) => message.itineraryId === itineraryId && message.conversation === conversation,
    )
  useEffect(() => {
    for (const message of waiting) if (message.state === 'interrupted') again(message)
  })
  return {
    waiting,
    again,
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
      deliver(message)
    },
    takeBack: ({ key }) => outbox.remove(key),
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'
import { messagesQuery, newMessagesQuery } from './messages-query'

/** Notes that the messages up to one were seen. When it fails they stay new, and nobody has to know. */
export function useMarkRead(itineraryId: ItineraryId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (upTo: string) => api('POST /api/Messages/markRead', { body: { itineraryId, upTo } }),
    onSuccess: (_answer, upTo) => {
      queryClient.setQueryData(messagesQuery(itineraryId).queryKey, (known) =>
        known?.map((message) => (message.sentAt <= upTo ? { ...message, unread: false } : message)),
      )
      void queryClient.invalidateQueries(newMessagesQuery(itineraryId))
    },
  })
}

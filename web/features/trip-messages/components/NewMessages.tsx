import { useQuery } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { newMessagesQuery } from '../api/new-messages-query'
import styles from './new-messages.module.css'

export interface NewMessagesProps {
  readonly itineraryId: ItineraryId
  /** Leads to the messages. */
  readonly onOpen: () => void
}

/** Says that the client has written, over the trip's picture; nothing while there is nothing new. */
export function NewMessages({ itineraryId, onOpen }: NewMessagesProps) {
  const { data: unread = 0 } = useQuery(newMessagesQuery(itineraryId))
  if (unread === 0) return null
  return (
    <button type="button" className={`${styles.note} tabular`} onClick={onOpen}>
      {unread === 1 ? '1 new message' : `${unread} new messages`}
    </button>
  )
}

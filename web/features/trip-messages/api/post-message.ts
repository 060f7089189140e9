import type { MessageView } from '#shared/api/messages'
import type { ItineraryId } from '#shared/ids/ids'
import type { Conversation } from '#shared/itinerary/conversations'
import { api } from '../../../lib/api/api'

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

import type { MessageView } from '#shared/api/messages'
import { isConversation } from '#shared/itinerary/conversations'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { MessageRecord } from '../data/itineraries/message-records'
import type { Thread } from '../data/itineraries/message-store'
import { readerId, type TripReader } from '../itineraries/view/trip-reader'

/**
 * The messages of an itinerary as a reader sees them, the last first. A client sees the
 * conversation with the client only. Replying marks earlier messages as read. What was sent by
 * sendConsultantEmail stands in the itinerary itself.
 */
export function messagesSeen(
  thread: Thread,
  { stored, reader }: { stored: StoredItinerary; reader: TripReader },
): MessageView[] {
  const own = readerId(reader)
  const notedAt = thread.readUpTo.get(own) ?? ''
  const isOwn = ({ by, conversation }: MessageRecord) => by.id === own && conversation === 'client'
  const writtenAt = thread.messages.find(isOwn)?.sentAt ?? ''
  const readUpTo = notedAt > writtenAt ? notedAt : writtenAt
  const views = thread.messages
    .filter((message) => maySee(reader, message))
    .map((message) => messageViewOf(message, { reader, readUpTo }))
  const older = reader.kind === 'client' ? [] : olderMessages(stored)
  return [...views, ...older].sort((one, other) => (one.sentAt < other.sentAt ? 1 : -1))
}

/**
 * A client reads what was written with them, not with somebody who was the trip's client before.
 */
function maySee(reader: TripReader, { conversation, clientId }: MessageRecord): boolean {
  return reader.kind === 'agent' || (conversation === 'client' && clientId === reader.clientId)
}

/** One message; new is what the other side wrote after the reader last looked. */
export function messageViewOf(
  { id, itineraryId, conversation, by, text, byEmail, fromAddress, sentAt }: MessageRecord,
  { reader, readUpTo }: { readonly reader: TripReader; readonly readUpTo: string },
): MessageView {
  return {
    id,
    itineraryId,
    conversation,
    text,
    sentAt,
    from: by.name,
    by: { kind: by.kind, id: by.id },
    byEmail,
    fromAddress: reader.kind === 'agent' ? fromAddress : undefined,
    unread: by.kind !== reader.kind && sentAt > readUpTo,
  }
}

function olderMessages({
  record: { id: itineraryId, agentId, messages },
}: StoredItinerary): MessageView[] {
  return messages.map(({ id, conversation, from, text, sentAt }) => ({
    id,
    itineraryId,
    from,
    text,
    sentAt,
    conversation: isConversation(conversation) ? conversation : 'consultant',
    by: { kind: 'agent', id: agentId },
    unread: false,
  }))
}

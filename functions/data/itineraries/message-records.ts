import * as z from 'zod/mini'
import { agencyIdSchema, clientIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { conversations } from '#shared/itinerary/conversations'
import type { Message } from '#shared/itinerary/party'
import { actorSchema } from '../people/actor'
import { duePlace, messageKey, messageMails } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'

/**
 * A message about an itinerary, as it is stored: an item of its own, so that writing one does not
 * change the trip.
 */
export const messageRecord = z.object({
  id: z.string(),
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  conversation: z.enum(conversations),
  /** The trip's client at the time; later clients can't read it. */
  clientId: z.optional(clientIdSchema),
  by: actorSchema,
  text: z.string(),
  /** That it came as an email. */
  byEmail: z.optional(z.literal(true)),
  /** The address it came from, where that is not known to be the writer's. */
  fromAddress: z.optional(z.string()),
  sentAt: z.iso.datetime(),
  /** When its mail went out; missing until then. */
  mailedAt: z.optional(z.iso.datetime()),
})
export type MessageRecord = z.infer<typeof messageRecord>

/** The item of a message; it stands among the mails to send until its mail is out. */
export function messageItem(message: MessageRecord): Item {
  const { agencyId, itineraryId, sentAt, id, mailedAt } = message
  return {
    ...messageKey(agencyId, itineraryId, { at: sentAt, id }),
    ...(mailedAt === undefined ? duePlace(messageMails, { at: sentAt, id }) : {}),
    ...message,
  }
}

export const messageIn = (item: Item): MessageRecord => parseRecord(messageRecord, item)

/** A message as an itinerary shows it (1 §3, messages). */
export const shownMessage = ({ id, conversation, by, text, sentAt }: MessageRecord): Message => ({
  id,
  conversation,
  text,
  sentAt,
  from: by.name,
})

import * as z from 'zod/mini'
import { requiredText, textUpTo } from '../format/plain-text'
import { itineraryIdSchema } from '../ids/ids'
import { conversations } from '../itinerary/conversations'
import { defineRoutes, getOwned, post } from './contract'

/** Of so many itineraries, those changed last, messages are read where none is named. */
export const maxTripsOfMessages = 100

/** The most characters of a message. */
export const maxMessageText = 5_000

/** A message about an itinerary (1 §3), as whoever reads it sees it. */
export const messageView = z.object({
  id: z.string(),
  itineraryId: itineraryIdSchema,
  conversation: z.enum(conversations),
  text: z.string(),
  /** The writer's name. */
  from: z.string(),
  by: z.object({ kind: z.enum(['agent', 'client', 'partner', 'system']), id: z.string() }),
  /** That it was written as an email. */
  byEmail: z.optional(z.literal(true)),
  /** The address that an email came from, where it is not known to be the writer's; for agents. */
  fromAddress: z.optional(z.string()),
  sentAt: z.iso.datetime(),
  /** Written by the other side after the reader last looked. */
  unread: z.boolean(),
})
export type MessageView = z.infer<typeof messageView>

const where = textUpTo(20_000)

export const messagesRoutes = defineRoutes('messages', {
  listMessages: {
    ...getOwned('/api/Messages', 'payer'),
    summary:
      'Messages of the itinerary in `where`, or of the caller’s 100 itineraries changed last, latest first; clients see only their own conversation',
    harm: 'Agents and clients cannot read their messages.',
    query: z.strictObject({ filter: z.optional(where) }),
    answer: z.array(messageView),
  },
  countMessages: {
    ...getOwned('/api/Messages/count', 'payer'),
    summary:
      'Number of messages matching a where clause (without one, of the caller’s 100 itineraries changed last), and how many the caller has not read',
    harm: 'Agents and clients are not shown new messages.',
    query: z.strictObject({ where: z.optional(where) }),
    answer: z.object({ count: z.int(), unread: z.int() }),
  },
  postMessage: {
    ...post('/api/Messages', 'payer', 'queue:mail', 'queue:zap'),
    summary:
      'Sends a message to the other side of a conversation, also by email; Idempotency-Key is honored for a day',
    harm: 'Agents and clients cannot message each other.',
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      conversation: z._default(z.enum(conversations), 'client'),
      text: requiredText(maxMessageText),
    }),
    answer: messageView,
    once: true,
  },
  markMessagesRead: {
    ...post('/api/Messages/markRead', 'payer'),
    summary: 'Marks an itinerary’s messages as read up to a given message',
    harm: 'Messages stay marked as new.',
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      /** `sentAt` of the last message that was seen. */
      upTo: z.iso.datetime(),
    }),
    answer: z.object({ readUpTo: z.iso.datetime() }),
  },
})

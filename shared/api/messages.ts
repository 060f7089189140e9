import * as z from 'zod'
import { requiredText } from '../format/plain-text'
import { itineraryIdSchema } from '../ids/ids'
import { conversations } from '../itinerary/conversations'
import { defineRoutes } from './contract'

/** The most characters of a message. */
export const mostMessageText = 5_000

/** A message about an itinerary (1 §3), as whoever reads it sees it. */
export const messageView = z.object({
  id: z.string(),
  itineraryId: itineraryIdSchema,
  conversation: z.enum(conversations),
  text: z.string(),
  /** The writer's name. */
  from: z.string(),
  by: z.object({ kind: z.enum(['agent', 'client', 'partner', 'system']), id: z.string() }),
  sentAt: z.iso.datetime(),
  /** Written by the other side after the reader last looked. */
  unread: z.boolean(),
})
export type MessageView = z.infer<typeof messageView>

const where = z.string().max(20_000)
const readWrite = ['table:read', 'table:write'] as const

export const messagesRoutes = defineRoutes('messages', {
  listMessages: {
    method: 'GET',
    path: '/api/Messages',
    who: 'payer',
    summary: 'Messages of the itinerary that `where` names, the last first; a client sees their own conversation only',
    harm: 'Agents and clients cannot read what they wrote to each other.',
    touches: ['table:read'],
    query: z.strictObject({ filter: where }),
    answer: z.array(messageView),
  },
  countMessages: {
    method: 'GET',
    path: '/api/Messages/count',
    who: 'payer',
    summary: 'The number of messages that a where clause selects, and how many of them the caller has not read',
    harm: 'Agents and clients do not see that there are new messages.',
    touches: ['table:read'],
    query: z.strictObject({ where }),
    answer: z.object({ count: z.int(), unread: z.int() }),
  },
  postMessage: {
    method: 'POST',
    path: '/api/Messages',
    who: 'payer',
    summary: 'Writes to the other side of a conversation, who gets it by mail too; honours Idempotency-Key for a day',
    harm: 'Agents and clients cannot write to each other.',
    touches: [...readWrite, 'queue:mail', 'queue:zap'],
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      conversation: z.enum(conversations).default('client'),
      text: requiredText(mostMessageText),
    }),
    answer: messageView,
  },
  markMessagesRead: {
    method: 'POST',
    path: '/api/Messages/markRead',
    who: 'payer',
    summary: 'Notes that the caller has read the messages of an itinerary up to one',
    harm: 'Messages stay marked as new.',
    touches: readWrite,
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      /** `sentAt` of the last message that was seen. */
      upTo: z.iso.datetime(),
    }),
    answer: z.object({ readUpTo: z.iso.datetime() }),
  },
})

import * as z from 'zod/mini'
import { plainText, requiredText, textUpTo } from '../format/plain-text'
import { callersId, clientIdSchema } from '../ids/ids'
import { withoutRepeats } from '../ids/list-checks'

/** Someone who travels. */
export const travelerSchema = z.object({
  id: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(64),
      z.regex(callersId, { error: 'must be a different id' }),
    ),
  firstName: requiredText(100),
  lastName: z.optional(plainText(100)),
  age: z.optional(z.int().check(z.minimum(0), z.maximum(120))),
})
export type Traveler = z.infer<typeof travelerSchema>

/** A party group: its travelers and what share of each segment it pays, in percent (1 §3). */
export const partySchema = z.object({
  id: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(64),
      z.regex(callersId, { error: 'must be a different id' }),
    ),
  name: plainText(100),
  travelerIds: z.array(textUpTo(64)).check(z.maxLength(200), withoutRepeats()),
  allocations: z.record(z.string(), z.number().check(z.minimum(0), z.maximum(100))),
  /** Who pays for it, where that is not the trip's client. */
  clientId: z.optional(clientIdSchema),
})
export type Party = z.infer<typeof partySchema>

/** A message about the itinerary, between agent and client. */
export const messageSchema = z.object({
  id: z.string(),
  conversation: z.optional(z.string()),
  from: z.string(),
  text: plainText(5_000),
  sentAt: z.iso.datetime(),
})
export type Message = z.infer<typeof messageSchema>

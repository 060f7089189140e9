import * as z from 'zod'
import { plainText, requiredText } from '../format/plain-text'
import { callersId } from '../ids/ids'

/** Someone who travels. */
export const travelerSchema = z.object({
  id: z.string().min(1).max(64).regex(callersId, { error: 'must be a different id' }),
  firstName: requiredText(100),
  lastName: plainText(100).optional(),
  age: z.int().min(0).max(120).optional(),
})
export type Traveler = z.infer<typeof travelerSchema>

/** A party group: its travelers and what share of each segment it pays, in percent (1 §3). */
export const partySchema = z.object({
  id: z.string().min(1).max(64).regex(callersId, { error: 'must be a different id' }),
  name: plainText(100),
  travelerIds: z.array(z.string().max(64)).max(200),
  allocations: z.record(z.string(), z.number().min(0).max(100)),
})
export type Party = z.infer<typeof partySchema>

/** A message about the itinerary, between agent and client. */
export const messageSchema = z.object({
  id: z.string(),
  conversation: z.string().optional(),
  from: z.string(),
  text: plainText(5_000),
  sentAt: z.iso.datetime(),
})
export type Message = z.infer<typeof messageSchema>

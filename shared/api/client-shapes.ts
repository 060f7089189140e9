import * as z from 'zod/mini'
import { agencyIdSchema, agentIdSchema, clientIdSchema, itineraryIdSchema } from '../ids/ids'

export const clientStatusSchema = z.enum(['lead', 'planning', 'booked', 'travelled'])
export type ClientStatus = z.infer<typeof clientStatusSchema>

/**
 * An entry of a client's history (2 §3, clientUpdates): how the client stood then, what was said,
 * by whom, about which trip.
 */
export const clientUpdate = z.object({
  id: z.string(),
  timestamp: z.iso.datetime(),
  status: clientStatusSchema,
  text: z.string(),
  agent: z.object({ id: agentIdSchema, fullName: z.string() }),
  agency: z.object({ id: agencyIdSchema, name: z.string() }),
  itinerary: z.optional(z.object({ id: itineraryIdSchema, name: z.string() })),
})
export type ClientUpdate = z.infer<typeof clientUpdate>

/** The most updates that are shown of one client (2 §9). */
export const maxClientUpdates = 50

/** Why a client gets no emails: one came back, or was marked as spam. */
export const mailStop = z.object({
  reason: z.enum(['bounce', 'complaint']),
  at: z.iso.datetime(),
  /** It was tried once more, and stopped again. */
  isRepeated: z.optional(z.boolean()),
})

/** A note about a client, for the agency's own eyes. */
export const clientNote = z.object({
  id: z.string(),
  clientId: clientIdSchema,
  text: z.string(),
  by: z.object({ id: agentIdSchema, fullName: z.string() }),
  createdAt: z.iso.datetime(),
  /** When its text was last changed, and by whom; none while it is as it was written. */
  edited: z.optional(
    z.object({ at: z.iso.datetime(), by: z.object({ id: agentIdSchema, fullName: z.string() }) }),
  ),
})
export type ClientNote = z.infer<typeof clientNote>

const person = z.object({ firstName: z.string(), lastName: z.string(), fullName: z.string() })

/**
 * A client as agents see them (2 §3, Client). `clientId` is `id` again, under the name that
 * payloads use.
 */
export const clientView = z.object({
  id: clientIdSchema,
  clientId: clientIdSchema,
  version: z.int(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  agentId: agentIdSchema,
  contact: z.object({ phone: z.string(), address: z.string() }),
  agent: person,
  /** That no emails go to the address any more; it ends when the address is corrected. */
  mailStop: z.optional(mailStop),
  clientData: z.object({
    id: clientIdSchema,
    clientId: clientIdSchema,
    firstName: z.string(),
    lastName: z.string(),
    name: z.string(),
    status: clientStatusSchema,
    updatedDate: z.iso.datetime(),
    archived: z.boolean(),
    /** The latest one; none while there is none. */
    clientUpdates: z.array(clientUpdate),
  }),
})
export type ClientView = z.infer<typeof clientView>

/** A client in a list; the number of trips where `include` asks for it. */
export const clientListed = z.extend(clientView, {
  itineraryCount: z.optional(z.int()),
  /** When the client was given to the agent, and by whom. */
  assigned: z.optional(z.object({ at: z.iso.datetime(), by: z.string() })),
})
export type ClientListed = z.infer<typeof clientListed>

/**
 * What is kept of a client beside name and contact (2 §3, clientData), with whose client it is. Its
 * id is the client's.
 */
export const clientDataListed = z.extend(clientView.shape.clientData, {
  version: z.int(),
  agentId: agentIdSchema,
  agent: person,
})
export type ClientDataListed = z.infer<typeof clientDataListed>

/** The same of one client: the last 50 updates, latest first, and all notes, latest first. */
export const clientDataView = z.extend(clientDataListed, { clientNotes: z.array(clientNote) })

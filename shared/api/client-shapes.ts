import * as z from 'zod/mini'
import { agentIdSchema, clientIdSchema } from '../ids/ids'

export const clientStatusSchema = z.enum(['lead', 'planning', 'booked', 'travelled'])

/** A client as agents see them (2 §3, Client). `clientId` is `id` again, under the name that payloads use. */
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
  agent: z.object({ firstName: z.string(), lastName: z.string(), fullName: z.string() }),
  clientData: z.object({
    id: clientIdSchema,
    clientId: clientIdSchema,
    firstName: z.string(),
    lastName: z.string(),
    name: z.string(),
    status: clientStatusSchema,
    updatedDate: z.iso.datetime(),
    archived: z.boolean(),
    clientNotes: z.string(),
  }),
})
export type ClientView = z.infer<typeof clientView>

/** A client in a list: all but notes. */
export const clientListed = z.extend(clientView, {
  clientData: z.omit(clientView.shape.clientData, { clientNotes: true }),
})
export type ClientListed = z.infer<typeof clientListed>

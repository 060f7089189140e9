import * as z from 'zod/mini'
import {
  type clientListed,
  clientStatusSchema,
  clientUpdate,
  mailStop,
} from '#shared/api/client-shapes'
import { agencyIdSchema, agentIdSchema, clientIdSchema } from '#shared/ids/ids'

/**
 * A client of an agency as it is stored (2 §3, Client); `agent` is its agent by name, kept with it
 * for lists.
 */
export const clientRecord = z.object({
  id: clientIdSchema,
  agencyId: agencyIdSchema,
  agentId: agentIdSchema,
  version: z.int().check(z.minimum(1)),
  firstName: z.string(),
  lastName: z.string(),
  /** As it was typed; unique within the agency whatever its capitals. */
  email: z.string(),
  contact: z.object({ phone: z.string(), address: z.string() }),
  agent: z.object({ firstName: z.string(), lastName: z.string() }),
  status: clientStatusSchema,
  archived: z.boolean(),
  /** The newest entry of its history, kept with it for lists. */
  latestUpdate: z.optional(clientUpdate),
  /** When a lead agent gave the client to their agent, and who; the new agent is told of it. */
  assigned: z.optional(z.object({ at: z.iso.datetime(), by: z.string() })),
  /** Why nothing is mailed to the address; gone with the address. */
  mailStop: z.optional(mailStop),
  /** Who they are now, after a merge: this id leads there. */
  mergedInto: z.optional(clientIdSchema),
  /** Clients that were merged into this one. */
  mergedFrom: z.optional(z.array(clientIdSchema)),
  createdDate: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ClientRecord = z.infer<typeof clientRecord>

export type ListedClient = z.infer<typeof clientListed>

export const nameOf = ({
  firstName,
  lastName,
}: Pick<ClientRecord, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`

/** What lists show of a client. */
export function listedClientOf(client: ClientRecord): ListedClient {
  const {
    id,
    version,
    firstName,
    lastName,
    email,
    agentId,
    contact,
    agent,
    status,
    archived,
    updatedAt,
    assigned,
    mailStop,
  } = client
  const clientUpdates = client.latestUpdate === undefined ? [] : [client.latestUpdate]
  const name = nameOf(client)
  return {
    id,
    clientId: id,
    version,
    name,
    firstName,
    lastName,
    email,
    agentId,
    contact,
    agent: { ...agent, fullName: nameOf(agent) },
    clientData: {
      id,
      clientId: id,
      firstName,
      lastName,
      name,
      status,
      updatedDate: updatedAt,
      archived,
      clientUpdates,
    },
    ...(assigned === undefined ? {} : { assigned }),
    ...(mailStop === undefined ? {} : { mailStop }),
  }
}

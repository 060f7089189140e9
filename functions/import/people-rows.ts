import * as z from 'zod/mini'
import { capabilitySchema, featureFlagSchema } from '#shared/access/principal'
import { type ClientNote, clientStatusSchema } from '#shared/api/client-shapes'
import { agencyIdSchema, agentIdSchema, clientIdSchema } from '#shared/ids/ids'
import { bankAccounts } from '#shared/payments/bank-account'
import { type ClientRecord, clientRecord, nameOf } from '../data/clients/client-records'
import {
  type AgencyRecord,
  type AgentRecord,
  agencyRecord,
  agentRecord,
} from '../data/people/agency-records'

export const agencyRow = z.strictObject({
  agencyId: agencyIdSchema,
  agencyCode: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  model: z.enum(['net', 'rack']),
  currency: z.string(),
  /** How to reach it; not kept yet. */
  timeZone: z.string(),
  email: z.email(),
  phone: z.string(),
  address: z.string(),
  flags: z.array(featureFlagSchema),
  /** Its lead agents. */
  admins: z.array(agentIdSchema),
  /** Percent; what is missing takes the default of 1 §9. */
  pricingSettings: agencyRecord.shape.pricingSettings,
  bankAccounts: z.optional(bankAccounts),
  termsAccepted: z._default(z.boolean(), false),
  archived: z._default(z.boolean(), false),
})
export type AgencyRow = z.output<typeof agencyRow>

export const agentRow = z.strictObject({
  agentId: agentIdSchema,
  agencyId: agencyIdSchema,
  email: z.email(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  /** IANA name; the browser's while it is empty. */
  timeZone: z._default(z.string(), ''),
  capabilities: z._default(z.array(capabilitySchema), []),
  /** Keys of 2 §3 that this person has done. */
  objectives: z._default(z.array(z.string()), []),
  archived: z._default(z.boolean(), false),
})
export type AgentRow = z.output<typeof agentRow>

export const clientRow = z.strictObject({
  clientId: clientIdSchema,
  agentId: agentIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.email(),
  phone: z.string(),
  address: z.string(),
  status: z._default(clientStatusSchema, 'lead'),
  notes: z._default(z.string(), ''),
  archived: z._default(z.boolean(), false),
})
export type ClientRow = z.output<typeof clientRow>

export function agencyOf({ agencyId, termsAccepted, flags, ...own }: AgencyRow): AgencyRecord {
  return agencyRecord.parse({
    ...own,
    id: agencyId,
    featureFlags: flags,
    objectives: { termsAccepted },
  })
}

export function agentOf({ agentId, objectives, ...own }: AgentRow): AgentRecord {
  return agentRecord.parse({
    ...own,
    id: agentId,
    objectives: Object.fromEntries(objectives.map((key) => [key, true])),
  })
}

/** A client of one of some agents, entered at a moment. */
export function clientOf(
  row: ClientRow,
  { agents, now }: { agents: readonly AgentRow[]; now: Date },
): ClientRecord {
  const { clientId, phone, address, notes: _notes, ...own } = row
  const agent = agents.find(({ agentId }) => agentId === row.agentId)
  if (agent === undefined) throw new Error(`No agent ${row.agentId} for client ${clientId}`)
  const at = now.toISOString()
  const { agencyId, firstName, lastName } = agent
  return clientRecord.parse({
    ...own,
    id: clientId,
    agencyId,
    version: 1,
    agent: { firstName, lastName },
    contact: { phone, address },
    createdDate: at,
    updatedAt: at,
  })
}

/** The note of a client's row, as written by the client's agent; none where the row has none. */
export function noteOf(
  { clientId, notes: text }: ClientRow,
  { agentId, agent, createdDate }: ClientRecord,
): ClientNote[] {
  const by = { id: agentId, fullName: nameOf(agent) }
  return text === ''
    ? []
    : [{ id: clientId.replace('cli_', 'not_'), clientId, text, by, createdAt: createdDate }]
}

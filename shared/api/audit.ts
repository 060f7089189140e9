import * as z from 'zod/mini'
import { auditActionSchema } from '../audit/audit-actions'
import { textUpTo } from '../format/plain-text'
import { agentIdSchema, clientIdSchema, itineraryIdSchema } from '../ids/ids'
import { defineRoutes, post } from './contract'

/** Events of the automation hook (1 §7). */
export const zapEvents = [
  'agencyLogIn',
  'quoteCreated',
  'quoteImported',
  'clientPortalShared',
  'holdRequested',
  'paymentMade',
  'videoViewed',
  'enquireTrip',
  'costChanges',
  'sellPriceChanged',
] as const
export const zapEvent = z.enum(zapEvents)
export type ZapEvent = z.infer<typeof zapEvent>

const scalar = z.union([textUpTo(2_000), z.number(), z.boolean(), z.null()])
const factName = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/, { error: 'must be a name' }))
const facts = z.record(factName, scalar)

/** What goes with an event: agency, agent and client details, itinerary link, booking reference and key (1 §7). */
export const zapPayload = z
  .record(factName, z.union([scalar, facts]))
  .check(z.refine((payload) => JSON.stringify(payload).length <= 20_000, { error: 'is too large' }))
export type ZapPayload = z.infer<typeof zapPayload>

const details = z
  .record(factName, scalar)
  .check(z.refine((given) => JSON.stringify(given).length <= 5_000, { error: 'is too large' }))

export const auditRoutes = defineRoutes('audit', {
  logAudit: {
    ...post('/api/AuditTrail/logAudit', 'signedIn'),
    summary: 'Adds an entry to the audit trail; agents may log agent actions, and only as themselves',
    harm: 'The audit trail misses accesses.',
    body: z.strictObject({
      action: auditActionSchema,
      agentId: z.optional(agentIdSchema),
      clientId: z.optional(clientIdSchema),
      itineraryId: z.optional(itineraryIdSchema),
      details: z.optional(z.union([textUpTo(2_000), details])),
    }),
    answer: z.object({ logged: z.literal(true), id: z.string(), timestamp: z.iso.datetime() }),
    once: true,
  },
  queueZap: {
    ...post('/_api/zap', 'signedIn'),
    summary: 'Sends an event to the automation hook without waiting for it',
    harm: 'Agencies’ automations miss events.',
    touches: ['table:read', 'queue:zap'],
    body: z.strictObject({ zap: zapEvent, payload: z._default(zapPayload, {}) }),
    answer: z.object({ queued: z.literal(true) }),
  },
})

import * as z from 'zod/mini'
import { auditActionSchema } from '../audit/audit-actions'
import { textUpTo } from '../format/plain-text'
import { agencyIdSchema, agentIdSchema, clientIdSchema, itineraryIdSchema } from '../ids/ids'
import { countQuery, defineRoutes, getOwned, listQuery, post } from './contract'

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

/** Characters that a fact of an event may have. */
export const maxEventText = 2_000

const scalar = z.union([textUpTo(maxEventText), z.number(), z.boolean(), z.null()])
const factName = z
  .string()
  .check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/, { error: 'must be a name' }))
const facts = z.record(factName, scalar)

/**
 * What goes with an event: agency, agent and client details, itinerary link, booking reference and
 * key (1 §7).
 */
export const zapPayload = z
  .record(factName, z.union([scalar, facts]))
  .check(z.refine((payload) => JSON.stringify(payload).length <= 20_000, { error: 'is too large' }))
export type ZapPayload = z.infer<typeof zapPayload>

const details = z
  .record(factName, scalar)
  .check(z.refine((given) => JSON.stringify(given).length <= 5_000, { error: 'is too large' }))

/** Superadmins read the trails of all agencies at once, instead of that of one. */
const everywhere = { agencies: z.optional(z.literal('all')) }

const actor = z.object({
  kind: z.enum(['agent', 'client', 'partner', 'system']),
  id: z.string(),
  name: z.string(),
  masqueradedBy: z.optional(z.string()),
  masqueraderName: z.optional(z.string()),
})

/** An entry of the audit trail (1 §3), with the names of what it is about as they are now. */
export const auditRow = z.object({
  id: z.string(),
  timestamp: z.iso.datetime(),
  action: z.string(),
  by: actor,
  agencyId: agencyIdSchema,
  agencyName: z.string(),
  agentId: z.optional(z.string()),
  agentName: z.optional(z.string()),
  clientId: z.optional(z.string()),
  clientName: z.optional(z.string()),
  itineraryId: z.optional(z.string()),
  itineraryName: z.optional(z.string()),
  details: z.optional(z.union([z.string(), z.record(z.string(), z.unknown())])),
  /** Names of what the details name by id. */
  names: z.optional(z.record(z.string(), z.string())),
})
export type AuditRow = z.infer<typeof auditRow>

export const auditRoutes = defineRoutes('audit', {
  listAuditTrail: {
    ...getOwned('/api/AuditTrail', 'admin'),
    scope: 'audit:read',
    summary:
      'The agency’s audit trail by filter, by timestamp then id descending; page with `x-next-cursor`. A page may hold fewer entries than asked for',
    harm: 'Lead agents cannot see who did what.',
    query: z.extend(listQuery, everywhere),
    answer: z.array(auditRow),
  },
  countAuditTrail: {
    ...getOwned('/api/AuditTrail/count', 'admin'),
    scope: 'audit:read',
    summary:
      'Number of entries of the audit trail matching a where clause; of the last two years unless it names a time',
    harm: 'Lead agents cannot see how much was done.',
    query: z.extend(countQuery, everywhere),
    answer: z.object({ count: z.int() }),
  },
  getAuditTrailCsv: {
    ...getOwned('/api/AuditTrail/csv', 'admin'),
    summary:
      'Entries of the audit trail matching a filter, as CSV; 1,000 a page with `x-next-cursor`',
    harm: 'Lead agents cannot export the audit trail.',
    query: z.extend(listQuery, everywhere),
    answer: z.string(),
    contentType: 'text/csv; charset=utf-8',
  },
  logAudit: {
    ...post('/api/AuditTrail/logAudit', 'payer'),
    scope: 'audit:write',
    summary:
      'Adds an entry to the audit trail; agents may log agent actions and clients client actions, only as themselves and once in half an hour for the same record',
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

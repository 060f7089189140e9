import type { Principal } from '../access/principal'
import type { AuditAction } from './audit-actions'

/**
 * Looks at a record by the same person within this time are one visit, and one row of the audit
 * trail (1 §6).
 */
export const visitMs = 30 * 60_000

/**
 * Whether repeats of an entry are the same visit (1 §6): looks of agents, and what clients log,
 * which the server writes for them as well. Changes that an agent logs are each an entry, and so is
 * all that other programs log.
 */
export const isVisit = (action: AuditAction, kind: Principal['kind']): boolean =>
  kind === 'client' || (kind === 'agent' && lookActions.has(action))

const lookActions: ReadonlySet<AuditAction> = new Set([
  'agent_accessed_itinerary',
  'agent_accessed_client',
])

import type { AgentPrincipal } from '#shared/access/principal'
import type { MergeRecord } from '../data/client-merges/merge-records'
import type { AuditEntry } from '../data/people/audit-store'

interface Done {
  readonly principal: AgentPrincipal
  readonly id: string
  readonly action: 'agent_merged_clients' | 'agent_parted_clients'
  readonly at: string
}

/** The entry of the audit trail for clients that were merged or parted: ids, no names. */
export const mergeAudit = (
  { agencyId, keepId, loseId, actor }: MergeRecord,
  { principal, id, action, at }: Done,
): AuditEntry => ({
  id,
  action,
  agencyId,
  agentId: principal.agentId,
  clientId: keepId,
  details: { merged: loseId },
  timestamp: at,
  by: { ...actor, id: principal.agentId },
})

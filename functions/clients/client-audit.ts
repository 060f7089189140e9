import type { AgentPrincipal } from '#shared/access/principal'
import type { ClientRecord } from '../data/clients/client-records'
import type { AgentRecord } from '../data/people/agency-records'
import type { AuditEntry } from '../data/people/audit-store'
import { actorOf } from '../data/people/people'

interface Done {
  readonly id: string
  readonly action:
    | 'agent_created_client'
    | 'agent_updated_client'
    | 'agent_assigned_agent'
    | 'agent_resumed_mail'
  readonly principal: AgentPrincipal
  readonly agent: AgentRecord
  /** Names of the changed fields or ids, never what a person typed. */
  readonly details: Readonly<Record<string, string>>
  readonly at: string
}

/** The entry of the audit trail for a new or changed client (1 §6). */
export function clientAudit(
  { id: clientId, agencyId }: Pick<ClientRecord, 'id' | 'agencyId'>,
  { id, action, principal, agent, details, at }: Done,
): AuditEntry {
  const { agentId } = principal
  return {
    id,
    action,
    agencyId,
    agentId,
    clientId,
    details,
    timestamp: at,
    by: actorOf(principal, agent),
  }
}

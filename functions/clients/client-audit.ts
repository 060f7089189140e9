import type { AgentPrincipal } from '#shared/access/principal'
import type { ClientRecord } from '../data/clients/client-records'
import type { AgentRecord } from '../data/people/agency-records'
import type { AuditEntry } from '../data/people/audit-store'
import { actorOf } from '../data/people/people'

interface Done {
  readonly id: string
  readonly action: 'agent_created_client' | 'agent_updated_client'
  readonly principal: AgentPrincipal
  readonly agent: AgentRecord
  /** Names of the changed fields, never their values. */
  readonly fields: readonly string[]
}

/** The entry of the audit trail for a new or changed client (1 §6). */
export function clientAudit(client: ClientRecord, { id, action, principal, agent, fields }: Done): AuditEntry {
  return {
    ...{ id, action },
    agencyId: client.agencyId,
    agentId: principal.agentId,
    clientId: client.id,
    details: { fields: fields.join(', ') },
    timestamp: client.updatedAt,
    by: actorOf(principal, agent),
  }
}

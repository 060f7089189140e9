import type { AgentPrincipal } from '#shared/access/principal'
import type { ClientId } from '#shared/ids/ids'
import type { AgentRecord } from '../data/people/agency-records'
import type { AuditEntry } from '../data/people/audit-store'
import { actorOf } from '../data/people/people'

interface Done {
  readonly clientId: ClientId
  readonly principal: AgentPrincipal
  readonly now: Date
  readonly id: string
}

/** The entry of the audit trail that somebody took what is kept of a client out of the product. */
export const exportAudit =
  (
    action: 'agent_exported_client' | 'agent_downloaded_client_export',
    { clientId, principal, now, id }: Done,
  ) =>
  (agent: AgentRecord | undefined): AuditEntry => ({
    id,
    action,
    agencyId: principal.agencyId,
    agentId: principal.agentId,
    clientId,
    timestamp: now.toISOString(),
    by: actorOf(principal, agent),
  })

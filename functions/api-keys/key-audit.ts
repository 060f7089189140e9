import type { AgentPrincipal } from '#shared/access/principal'
import type { ApiKeyView } from '#shared/api/api-keys'
import type { AuditEntry } from '../data/people/audit-store'
import { actorOf } from '../data/people/people'
import type { Basics } from '../runtime/use-case'

interface Done {
  readonly action: 'agent_created_api_key' | 'agent_revoked_api_key'
  readonly principal: AgentPrincipal
  readonly key: Pick<ApiKeyView, 'agencyId' | 'id' | 'name' | 'kind' | 'scopes'>
}

/** The entry for a made or revoked key, in the trail of the agency that it is for. */
export function keyAudit({ action, principal, key }: Done, { clock, makeId }: Basics): AuditEntry {
  const { agencyId, id, name, kind, scopes } = key
  return {
    id: makeId('audit'),
    action,
    agencyId,
    agentId: principal.agentId,
    details: { key: id, name, kind, scopes },
    timestamp: clock.now().toISOString(),
    by: actorOf(principal, undefined),
  }
}

import type { AgentPrincipal } from '#shared/access/principal'
import type { AuditEntry } from '../data/people/audit-store'
import { actorOf } from '../data/people/people'
import type { Basics } from '../runtime/use-case'

/** The entry for a calendar link that was made or withdrawn, without its address. */
export const feedAudit = (
  action: 'agent_created_calendar_feed' | 'agent_removed_calendar_feed',
  principal: AgentPrincipal,
  { clock, makeId }: Pick<Basics, 'clock' | 'makeId'>,
): AuditEntry => ({
  id: makeId('audit'),
  action,
  agencyId: principal.agencyId,
  agentId: principal.agentId,
  details: {},
  timestamp: clock.now().toISOString(),
  by: actorOf(principal, undefined),
})

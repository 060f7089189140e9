import type { AgentPrincipal } from '#shared/access/principal'
import type { Basics } from '../../runtime/use-case'
import type { AgencyStore } from './agency-store'
import type { AuditEntry } from './audit-store'
import { actorOf, callerIn } from './people'

/** Who acts in the caller's agency, and a maker of entries of its audit trail that say so. */
export async function whoActs(
  principal: AgentPrincipal,
  { agencies, clock, makeId }: Basics & { readonly agencies: Pick<AgencyStore, 'agent'> },
) {
  const caller = await callerIn(agencies, principal)
  const by = actorOf(principal, caller)
  const audit = (action: string, details: Readonly<Record<string, unknown>>): AuditEntry => ({
    id: makeId('audit'),
    action,
    agencyId: principal.agencyId,
    agentId: principal.agentId,
    details,
    by,
    timestamp: clock.now().toISOString(),
  })
  return { by, audit, caller }
}

import type { auditStore } from '../data/people/audit-store'
import { actorOf } from '../data/people/people'
import type { AgencyPrincipal } from '../runtime/own'
import type { Basics } from '../runtime/use-case'

interface Read {
  readonly principal: AgencyPrincipal
  readonly query: { readonly agencies?: 'all' | undefined; readonly cursor?: string | undefined }
}

/**
 * Reading the trails of all agencies is an entry of the superadmin's own; further pages of it are
 * none.
 */
export async function noteAllTrails(
  { principal, query }: Read,
  { audit, clock, makeId }: Basics & { readonly audit: Pick<ReturnType<typeof auditStore>, 'add'> },
): Promise<void> {
  if (query.agencies !== 'all' || query.cursor !== undefined || principal.kind !== 'agent') return
  const { agencyId, agentId } = principal
  const by = actorOf(principal, undefined)
  const timestamp = clock.now().toISOString()
  await audit.add({
    id: makeId('audit'),
    timestamp,
    agencyId,
    agentId,
    by,
    action: 'agent_accessed_audit_trails',
  })
}

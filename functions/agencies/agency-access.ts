import type { AgentPrincipal } from '#shared/access/principal'
import { isSuperadmin } from '#shared/access/roles'
import type { AgencyDetails } from '#shared/api/agencies'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId } from '#shared/ids/ids'
import { type AgencyChanges, agencyChanges } from '../data/people/agency-changes'
import type { AgencyRecord } from '../data/people/agency-records'
import { agencyStore, withServerFlags } from '../data/people/agency-store'
import type { AuditEntry } from '../data/people/audit-store'
import { actorOf, callerIn } from '../data/people/people'
import type { Basics, Deps } from '../runtime/use-case'

export const agencyMakers = { agencies: agencyStore, changes: agencyChanges }
export type AgencyDeps = Deps<typeof agencyMakers>

/** The caller's agency, or any for a superadmin. @throws AppError record.not-found */
export async function requireAgency(
  id: AgencyId,
  {
    principal,
    changes,
  }: { readonly principal: AgentPrincipal; readonly changes: Pick<AgencyChanges, 'stored'> },
): Promise<AgencyRecord> {
  const agency =
    id === principal.agencyId || isSuperadmin(principal) ? await changes.stored(id) : undefined
  if (agency === undefined) throw new AppError('record.not-found')
  return agency
}

/** An agency as the answers show it. */
export const detailsOf = (agency: AgencyRecord): AgencyDetails => ({
  ...agency,
  flagsInForce: withServerFlags(agency).featureFlags,
})

interface Done {
  readonly principal: AgentPrincipal
  readonly agencyId: AgencyId
  readonly action:
    | 'agent_created_agency'
    | 'agent_updated_agency'
    | 'agent_published_terms'
    | `agent_${'created' | 'updated' | 'cancelled' | 'left'}_departure`
  readonly details: Readonly<Record<string, unknown>>
}

/** The entry of the audit trail of an agency for what was done to it. */
export async function agencyAudit(
  { principal, agencyId, action, details }: Done,
  { agencies, clock, makeId }: Pick<AgencyDeps, 'agencies'> & Basics,
): Promise<AuditEntry> {
  return {
    id: makeId('audit'),
    action,
    agencyId,
    agentId: principal.agentId,
    details,
    timestamp: clock.now().toISOString(),
    by: actorOf(principal, await callerIn(agencies, principal)),
  }
}

import { isDeepStrictEqual } from 'node:util'
import type { AgentPrincipal } from '#shared/access/principal'
import { refuseField } from '#shared/errors/refuse-field'
import type { AgencyId } from '#shared/ids/ids'
import type { AgencyChange } from '../data/people/agency-changes'
import { type AgencyRecord, agencyRecord } from '../data/people/agency-records'
import { onceMore } from '../runtime/backoff'
import { type AgencyDeps, agencyAudit, requireAgency } from './agency-access'

interface Asked {
  readonly principal: AgentPrincipal
  readonly deps: AgencyDeps
  /** What is to change, by what is there now. */
  readonly change: (agency: AgencyRecord) => AgencyChange | Promise<AgencyChange>
}

/**
 * Changes an agency and notes each changed field, before and after, in its audit trail. A change
 * that changes nothing writes nothing.
 * @throws AppError record.not-found; request.invalid for a superadmin who would archive their own
 * agency
 */
export async function changeAgency(id: AgencyId, asked: Asked): Promise<AgencyRecord> {
  // Flags are one list: what a colleague switched at the same moment is read again and kept.
  return onceMore(['record.changed'], () => changeOnce(id, asked))
}

async function changeOnce(id: AgencyId, { principal, deps, change }: Asked): Promise<AgencyRecord> {
  const before = await requireAgency(id, { principal, changes: deps.changes })
  const changes = Object.entries(await change(before))
  if (
    Object.fromEntries(changes).archived === true &&
    id === (principal.homeAgencyId ?? principal.agencyId)
  )
    refuseField('body.archived', 'You can’t archive your own agency')
  const was = new Map<string, unknown>(Object.entries(before))
  const realChanges = changes.filter(([name, value]) => !isDeepStrictEqual(was.get(name), value))
  if (realChanges.length === 0) return before
  const after: AgencyChange = Object.fromEntries(realChanges)
  const details = {
    before: Object.fromEntries(realChanges.map(([name]) => [name, was.get(name)])),
    after,
  }
  const audit = await agencyAudit(
    { principal, agencyId: id, action: 'agent_updated_agency', details },
    deps,
  )
  await deps.changes.change(id, after, { audit, flags: before.featureFlags })
  return agencyRecord.parse({ ...before, ...after })
}

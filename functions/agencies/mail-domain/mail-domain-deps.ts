import type { AgentPrincipal } from '#shared/access/principal'
import type { AgencyId } from '#shared/ids/ids'
import { type MailDomainRecord, ownAddress } from '../../data/mail/mail-domain-records'
import { mailDomainStore } from '../../data/mail/mail-domain-store'
import type { AuditEntry } from '../../data/people/audit-store'
import { sesIdentities } from '../../mail/domains/ses-identities'
import type { Deps } from '../../runtime/use-case'
import { type AgencyDeps, agencyAudit, agencyMakers } from '../agency-access'

/** What sets and removes the domain that an agency sends from. */
export const mailDomainMakers = {
  ...agencyMakers,
  domains: mailDomainStore,
  identities: () => sesIdentities(),
}
export type MailDomainDeps = Deps<typeof mailDomainMakers>

interface AddressChange {
  readonly principal: AgentPrincipal
  readonly agencyId: AgencyId
  readonly before: MailDomainRecord | undefined
  readonly after: Pick<MailDomainRecord, 'localPart' | 'name'> | undefined
}

/** The audit entry of a change of the address that an agency sends from. */
export function addressAudit(
  { principal, agencyId, before, after }: AddressChange,
  deps: AgencyDeps,
): Promise<AuditEntry> {
  const details = {
    before: { sendingAddress: before === undefined ? null : ownAddress(before) },
    after: { sendingAddress: after === undefined ? null : ownAddress(after) },
  }
  return agencyAudit({ principal, agencyId, action: 'agent_updated_agency', details }, deps)
}

import { type MailDomainRecord, ownAddress } from '../../data/mail/mail-domain-records'
import type { AuditEntry } from '../../data/people/audit-store'
import { systemActor } from '../../data/people/people'
import type { Basics } from '../../runtime/use-case'

/** The audit entry of what happened to an agency's domain without anybody doing it. */
export const domainAudit = (
  action: 'system_lost_mail_domain' | 'system_removed_mail_domain',
  domain: MailDomainRecord,
  { makeId, clock }: Pick<Basics, 'makeId' | 'clock'>,
): AuditEntry => ({
  id: makeId('audit'),
  agencyId: domain.agencyId,
  action,
  details: { sendingAddress: ownAddress(domain) },
  timestamp: clock.now().toISOString(),
  by: systemActor('mail-domains'),
})

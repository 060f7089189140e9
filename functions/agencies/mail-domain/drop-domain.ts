import type { MailDomainRecord } from '../../data/mail/mail-domain-records'
import type { Basics } from '../../runtime/use-case'
import { domainAudit } from './domain-audit'
import { forgetDomain } from './forget-domain'
import type { MailDomainDeps } from './mail-domain-deps'

/**
 * Takes the domain of an agency that is archived away, at the mail service first.
 * @throws AppError service.busy, record.changed
 */
export async function dropDomain(
  domain: MailDomainRecord,
  deps: Pick<MailDomainDeps, 'domains' | 'identities'> & Pick<Basics, 'clock' | 'makeId'>,
): Promise<void> {
  await forgetDomain(domain, deps)
  await deps.domains.remove(domain, domainAudit('system_removed_mail_domain', domain, deps))
}

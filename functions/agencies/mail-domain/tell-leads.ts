import type { MailDomainRecord } from '../../data/mail/mail-domain-records'
import type { MailDomainStore } from '../../data/mail/mail-domain-store'
import type { AgencyRecord } from '../../data/people/agency-records'
import type { AgencyStore } from '../../data/people/agency-store'
import type { Mailer } from '../../mail/mailer'
import type { Basics } from '../../runtime/use-case'
import { domainAudit } from './domain-audit'
import { lostDomainMail } from './lost-domain-mail'

interface TellDeps extends Pick<Basics, 'clock' | 'makeId'> {
  readonly agencies: Pick<AgencyStore, 'agent'>
  readonly domains: Pick<MailDomainStore, 'save'>
  readonly mailer: Mailer
  readonly webAddress: string
}

/**
 * Tells lead agents that their domain is lost, and notes that afterwards, in the audit trail, too: a
 * crash in between tells them twice.
 * @throws AppError service.busy when a mail is not taken, record.changed
 */
export async function tellLeads(
  agency: AgencyRecord,
  domain: MailDomainRecord,
  deps: TellDeps,
): Promise<void> {
  const { agencies, domains, mailer, webAddress, clock } = deps
  const leads = await Promise.all(agency.admins.map((id) => agencies.agent(agency.id, id)))
  for (const lead of leads) {
    if (lead !== undefined && !lead.archived)
      await mailer.send(lostDomainMail({ agency, domain, lead, webAddress }))
  }
  const audit = domainAudit('system_lost_mail_domain', domain, deps)
  await domains.save({ ...domain, toldAt: clock.now().toISOString() }, { before: domain, audit })
}

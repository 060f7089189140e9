import { type MailDomainRecord, ownAddress } from '../../data/mail/mail-domain-records'
import type { AgencyRecord, AgentRecord } from '../../data/people/agency-records'
import { brandOf } from '../../mail/brand'
import { letter } from '../../mail/letter'
import type { Mail } from '../../mail/mailer'

interface LostDomain {
  readonly agency: AgencyRecord
  readonly domain: MailDomainRecord
  readonly lead: Pick<AgentRecord, 'email' | 'firstName'>
  readonly webAddress: string
}

/** Tells a lead agent that emails are no longer from their own domain. */
export function lostDomainMail({ agency, domain, lead, webAddress }: LostDomain): Mail {
  const subject = `${domain.name} is no longer verified`
  const parts = letter({
    heading: subject,
    paragraphs: [
      `Dear ${lead.firstName},`,
      `We can’t find all DNS records of ${domain.name} any more, so emails to your clients go out from Tembea’s address, in the name of ${agency.name}. None is lost, and answers still reach you.`,
      `Restore the records at your domain provider. Emails are from ${ownAddress(domain)} again once they’re found.`,
    ],
    action: { label: 'See the records', url: `${webAddress}/customizations?part=clients` },
    brand: brandOf(agency, { id: agency.id, name: agency.name }, webAddress),
  })
  return { to: lead.email, subject, ...parts }
}

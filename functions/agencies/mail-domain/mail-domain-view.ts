import type { OwnMailDomain } from '#shared/api/mail-domain'
import { dnsRecords } from '#shared/mails/own-domain'
import type { MailDomainRecord } from '../../data/mail/mail-domain-records'

/** An agency's sending domain as the answers show it. */
export const mailDomainView = (
  domain: MailDomainRecord | undefined,
): { readonly domain: OwnMailDomain | null } => ({
  domain: domain === undefined ? null : { ...domain, records: dnsRecords(domain) },
})

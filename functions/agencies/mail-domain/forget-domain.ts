import type { MailDomainRecord } from '../../data/mail/mail-domain-records'
import type { MailDomainStore } from '../../data/mail/mail-domain-store'
import type { SenderIdentities } from '../../mail/domains/sender-identities'

interface ForgetDeps {
  readonly domains: Pick<MailDomainStore, 'namedBy'>
  readonly identities: Pick<SenderIdentities, 'remove'>
}

/**
 * Has the mail service forget a domain, unless another agency names it, too.
 * @throws AppError service.busy
 */
export async function forgetDomain(
  { agencyId, name }: Pick<MailDomainRecord, 'agencyId' | 'name'>,
  { domains, identities }: ForgetDeps,
): Promise<void> {
  const agencies = await domains.namedBy(name)
  if (agencies.every((id) => id === agencyId)) await identities.remove(name)
}

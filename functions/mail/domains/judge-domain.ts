import type { MailDomainRecord } from '../../data/mail/mail-domain-records'
import type { IdentityState } from './sender-identities'

/** What a look at a domain found. */
export interface DomainFindings {
  readonly identity: IdentityState
  /** Whether the agency's own proof stands in its DNS. */
  readonly isProven: boolean
}

/**
 * A domain after a look: verified while it signs and proves whose it is. One that was verified and
 * no longer is has failed, and so has one that the mail service gave up or does not know.
 */
export function judgeDomain(
  before: MailDomainRecord,
  { identity, isProven }: DomainFindings,
  now: Date,
): Omit<MailDomainRecord, 'version'> {
  const { version: _version, ...domain } = before
  const checkedAt = now.toISOString()
  if (identity === 'verified' && isProven)
    return {
      ...domain,
      checkedAt,
      state: 'verified',
      isTaken: false,
      lostAt: undefined,
      toldAt: undefined,
    }
  if (before.state === 'verified')
    return { ...domain, checkedAt, state: 'failed', lostAt: checkedAt }
  const isGivenUp = identity === 'failed' || identity === 'missing'
  return { ...domain, checkedAt, state: isGivenUp ? 'failed' : before.state }
}

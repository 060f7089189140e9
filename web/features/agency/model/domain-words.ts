import type { MailDomainState } from '#shared/mails/own-domain'
import type { StatusWord } from '../../../components/state/StatusChip'
import type { MailDomain } from '../api/mail-domain'

/** How a sending domain stands, as its chip says it. */
export const domainStatuses = {
  waiting: { label: 'Waiting for DNS', tone: 'info' },
  verified: { label: 'Verified', tone: 'ok' },
  failed: { label: 'Not verified', tone: 'bad' },
} as const satisfies Record<MailDomainState, StatusWord>

const fallback = 'Emails go out from Tembea’s address, in your agency’s name'

/** Where emails come from now, and what to do about it. */
export function domainExplanation({ state, name, localPart, lostAt, isTaken }: MailDomain): string {
  if (state === 'verified') return `Emails to your clients go out from ${localPart}@${name}.`
  if (state === 'waiting')
    return `${fallback}, until these records are in the DNS of ${name}. New records can take up to three days to be found; we look every hour.`
  if (isTaken) return `${fallback}: another agency has verified ${name}.`
  if (lostAt !== undefined)
    return `${fallback}: some of these records are gone. Restore them in the DNS of ${name}, or start over with new ones.`
  return `${fallback}: these records weren’t found. Check them in the DNS of ${name}, then start over.`
}

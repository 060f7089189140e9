import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import type { AgencyId } from '#shared/ids/ids'
import { isRelatedDomain } from '#shared/mails/own-domain'
import type { MailDomainStore } from '../../data/mail/mail-domain-store'
import type { AttemptStore } from '../../data/people/attempt-store'
import type { Clock } from '../../runtime/clock'
import { webAddress } from '../../runtime/configuration'
import { optionalEnv } from '../../runtime/env'

/** How often an agency may ask for its domain to be set up or looked at in a quarter of an hour. */
export const maxDomainCalls = 10
const quarterHourMs = 15 * 60_000

/** The domains of this installation: of its mails, of answers to them, and of its pages. */
export function installationDomains(): readonly string[] {
  const sender = /@([^>\s]+)/.exec(optionalEnv('mailFrom') ?? '')?.[1]
  const pages = webAddress()
  const host = URL.canParse(pages) ? new URL(pages).hostname : undefined
  return [sender, optionalEnv('inboundDomain'), host].flatMap((domain) =>
    domain === undefined ? [] : [domain.toLowerCase()],
  )
}

interface Wish {
  readonly agencyId: AgencyId
  readonly name: string
}

/**
 * Refuses a domain that is this installation's, or that another agency has proved to be its own.
 * @throws AppError request.invalid
 */
export async function requireFreeDomain(
  { agencyId, name }: Wish,
  {
    domains,
    taken,
  }: { readonly domains: Pick<MailDomainStore, 'holder'>; readonly taken: readonly string[] },
): Promise<void> {
  if (taken.some((one) => isRelatedDomain(name, one)))
    refuseField('body.name', 'This is Tembea’s own domain. Use one of your agency')
  const holder = await domains.holder(name)
  if (holder !== undefined && holder !== agencyId)
    refuseField('body.name', 'Another agency already sends from this domain')
}

/** Counts a call before it is made. @throws AppError auth.throttled */
export async function countDomainCall(
  agencyId: AgencyId,
  { attempts, clock }: { readonly attempts: Pick<AttemptStore, 'take'>; readonly clock: Clock },
): Promise<void> {
  const now = clock.now()
  const attempt = { what: 'mail-domain', subject: agencyId, windowMs: quarterHourMs, now }
  if (await attempts.take(attempt, maxDomainCalls)) return
  const retryAfterSeconds = Math.ceil((quarterHourMs - (now.getTime() % quarterHourMs)) / 1000)
  throw new AppError('auth.throttled', { retryAfterSeconds })
}

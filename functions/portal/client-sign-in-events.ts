import * as z from 'zod/mini'
import { deviceWords } from '../accounts/device-words'
import type { AgencyStore } from '../data/people/agency-store'
import type { AttemptStore } from '../data/people/attempt-store'
import type { AuditEntry } from '../data/people/audit-store'
import type { PortalAccounts } from '../data/people/portal-accounts'
import { tembeaBrand } from '../mail/brand'
import { letter } from '../mail/letter'
import type { Mailer } from '../mail/mailer'
import type { Clock } from '../runtime/clock'
import { log } from '../runtime/log'
import type { Queue } from '../runtime/queue'
import type { Basics } from '../runtime/use-case'

/**
 * What the queue of mails carries of a client's sign-in that failed: the address that was typed. The
 * worker looks up whose it is, so that the route is as fast for everybody.
 */
export const clientSignInEventSchema = z.object({
  clientSignIn: z.enum(['failed', 'locked']),
  email: z.string(),
  at: z.iso.datetime(),
  userAgent: z.optional(z.string()),
  place: z.optional(z.string()),
})
export type ClientSignInEvent = z.infer<typeof clientSignInEventSchema>

/** Tells the worker; an event that is lost keeps nobody from signing in. */
export const tellClientSignIn = (
  event: Omit<ClientSignInEvent, 'at'>,
  { queue, clock }: { readonly queue: Queue; readonly clock: Clock },
): Promise<void> =>
  queue
    .send({ ...event, at: clock.now().toISOString() })
    .catch((error: unknown) => log.warn('client.event-lost', { cause: String(error) }))

const quarterHourMs = 15 * 60_000
const dayMs = 24 * 60 * 60_000
/** Entries of one kind about one address in 15 minutes: whoever guesses does not fill the trail. */
export const maxClientSignInsNoted = 5

interface Noting extends Basics {
  readonly portal: Pick<PortalAccounts, 'login'>
  readonly agencies: Pick<AgencyStore, 'agency'>
  readonly attempts: Pick<AttemptStore, 'take'>
  readonly audit: { readonly add: (entry: AuditEntry) => Promise<void> }
  readonly mailer: Mailer
  readonly webAddress: string
}

/**
 * Writes a failed sign-in into the audit trails of the client's agencies, each with its own client,
 * and tells the client of a lock-out, once a day.
 */
export async function noteClientSignIn(event: ClientSignInEvent, deps: Noting): Promise<void> {
  const { clientSignIn, email, at, userAgent, place } = event
  const { accounts = [] } = (await deps.portal.login(email)) ?? {}
  if (accounts.length === 0) return
  const isWithin = (limit: number, what: string, windowMs: number) =>
    deps.attempts.take({ what, subject: email, windowMs, now: new Date(at) }, limit)
  const what = `noted-client-${clientSignIn}`
  if (!(await isWithin(maxClientSignInsNoted, what, quarterHourMs))) return
  const device = deviceWords(userAgent)
  for (const { agencyId, clientId } of accounts) {
    await deps.audit.add({
      id: deps.makeId('audit'),
      action: `client_sign_in_${clientSignIn}`,
      agencyId,
      clientId,
      timestamp: at,
      by: { kind: 'system', id: 'sign-in', name: 'Sign-in' },
      details: { device, ...(place !== undefined && { place }) },
    })
  }
  if (clientSignIn !== 'locked' || !(await isWithin(1, 'told-client-locked', dayMs))) return
  const from = place === undefined ? device : `${device}, ${place}`
  await deps.mailer.send({ to: email, ...lockedMail(from, deps.webAddress) })
}

function lockedMail(from: string, webAddress: string) {
  const subject = 'Someone tried to sign in to your trips'
  const parts = letter({
    heading: subject,
    paragraphs: [
      `Your password was entered wrongly several times (${from}), so we let that address wait for 15 minutes.`,
      'If that was you, you need do nothing: you can sign in from elsewhere, or by a link in an email. If it wasn’t, your trips are safe as long as nobody else knows your password.',
    ],
    action: { label: 'Choose a new password', url: `${webAddress}/client/login` },
    brand: tembeaBrand(webAddress),
  })
  return { subject, ...parts }
}

import { AppError } from '#shared/errors/app-error'
import type { Attempt, AttemptStore } from '../data/people/attempt-store'
import type { Clock } from '../runtime/clock'
import type { Queue } from '../runtime/queue'
import type { AccountMail } from './account-mail'

const quarterHourMs = 15 * 60_000
/** Mails that one internet address, and anybody for one email, may ask for in 15 minutes. */
export const accountMailLimits = { address: 20, email: 5 } as const

interface Asking {
  readonly attempts: Pick<AttemptStore, 'take'>
  readonly queue: Queue
  readonly clock: Clock
}

/**
 * Counts a request for a mail before anything else is done.
 * @throws AppError auth.throttled past the limits, whoever has an account
 */
export async function countAccountMail(
  email: string,
  sourceIp: string,
  { attempts, clock }: Omit<Asking, 'queue'>,
) {
  const attempt = (what: string, subject: string): Attempt => ({
    what,
    subject,
    windowMs: quarterHourMs,
    now: clock.now(),
  })
  const mayAsk =
    (await attempts.take(attempt('account-address', sourceIp), accountMailLimits.address)) &&
    (await attempts.take(attempt('account-email', email), accountMailLimits.email))
  if (!mayAsk) throw new AppError('auth.throttled', { retryAfterSeconds: quarterHourMs / 1000 })
}

/**
 * Asks the worker for a mail.
 * @throws AppError auth.throttled past the limits; service.busy when the queue does not take it
 */
export async function askForAccountMail(
  mail: AccountMail,
  sourceIp: string,
  deps: Asking,
): Promise<{ status: 'sent' }> {
  await countAccountMail(mail.email, sourceIp, deps)
  await deps.queue.send(mail)
  return { status: 'sent' }
}

import { AppError } from '#shared/errors/app-error'
import type { AttemptStore } from '../data/people/attempt-store'
import type { Clock } from '../runtime/clock'

const quarterHourMs = 15 * 60_000
/**
 * Attempts allowed in 15 minutes: with one account, device or email from one address, and from one
 * address with all.
 */
export const portalLimits = { account: 10, address: 50, code: 5 } as const

interface Throttled {
  readonly attempts: Pick<AttemptStore, 'take' | 'giveBack'>
  readonly clock: Clock
}

/**
 * Counts an attempt before it is made, so that guesses in parallel can't get past the limit.
 * @returns what takes the attempt back, for one that succeeds
 * @throws AppError auth.throttled
 */
export async function countAttempt(
  limits: readonly (readonly [what: string, subject: string, limit: number])[],
  { attempts, clock }: Throttled,
): Promise<() => Promise<void>> {
  const now = clock.now()
  const countedAttempts = limits.map(([what, subject, limit]) => ({
    attempt: { what, subject, windowMs: quarterHourMs, now },
    limit,
  }))
  for (const { attempt, limit } of countedAttempts) {
    if (await attempts.take(attempt, limit)) continue
    const sinceQuarter = now.getTime() % quarterHourMs
    throw new AppError('auth.throttled', {
      retryAfterSeconds: Math.ceil((quarterHourMs - sinceQuarter) / 1000),
    })
  }
  return async () => {
    await Promise.all(countedAttempts.map(({ attempt }) => attempts.giveBack(attempt)))
  }
}

import { AppError } from '#shared/errors/app-error'
import { verifyPassword } from '../agents/password'
import type { AttemptStore } from '../data/people/attempt-store'
import { countAttempt } from '../portal/throttle'
import type { Clock } from '../runtime/clock'

/** Passwords tried on one link in a quarter of an hour, from one address and from all of them. */
export const passwordLimits = { address: 10, link: 100 } as const

interface Tried {
  /** The hash of the link's secret. */
  readonly link: string
  readonly passwordHash: string | undefined
  readonly password: string
  readonly sourceIp: string
}

/** @throws AppError auth.wrong-password, and auth.throttled before it is looked at */
export async function requireLinkPassword(
  { link, passwordHash, password, sourceIp }: Tried,
  deps: { readonly attempts: AttemptStore; readonly clock: Clock },
): Promise<void> {
  const giveBack = await countAttempt(
    [
      ['share-password', `${link} ${sourceIp}`, passwordLimits.address],
      ['share-password-all', link, passwordLimits.link],
    ],
    deps,
  )
  if (!(await verifyPassword(password, passwordHash))) throw new AppError('auth.wrong-password')
  await giveBack()
}

import type { Proof } from '#shared/api/sign-in-proofs'
import { AppError } from '#shared/errors/app-error'
import type { Attempt, AttemptStore } from '../data/people/attempt-store'
import type { FactorStore, Factors } from '../data/people/factor-store'
import type { Ticket, TicketStore } from '../data/people/ticket-store'
import type { Sealing } from '../data/secrets/sealing'
import type { Clock } from '../runtime/clock'
import { withoutRecoveryCode } from './codes'
import { checkPasskey } from './passkeys'
import { stepBySecret } from './totp-secret'

const quarterHourMs = 15 * 60_000
/**
 * Wrong proofs in 15 minutes that one account may give: whoever guesses a code has its password
 * already.
 */
export const maxProofs = 10

interface Reached {
  readonly factors: Pick<FactorStore, 'save'>
  readonly tickets: Pick<TicketStore, 'use'>
  readonly attempts: AttemptStore
  readonly clock: Clock
  readonly sealing: Sealing
}

/**
 * Runs a check that may be tried only so often.
 * @throws AppError auth.throttled; what the check throws, which counts
 */
export async function countProof<Result>(
  agentId: string,
  { attempts, clock }: Pick<Reached, 'attempts' | 'clock'>,
  check: () => Promise<Result>,
): Promise<Result> {
  const attempt: Attempt = {
    what: 'proof',
    subject: agentId,
    windowMs: quarterHourMs,
    now: clock.now(),
  }
  if (!(await attempts.take(attempt, maxProofs))) {
    throw new AppError('auth.throttled', { retryAfterSeconds: quarterHourMs / 1000 })
  }
  const result = await check()
  await attempts.giveBack(attempt)
  return result
}

/**
 * Takes a second step: each code, recovery code and challenge counts once.
 * @returns what was used
 * @throws AppError auth.wrong-proof, auth.wrong-passkey, auth.throttled
 */
export const takeSecondStep = (
  { code, recoveryCode, passkey }: Pick<Proof, 'code' | 'recoveryCode' | 'passkey'>,
  {
    present,
    kind,
    deps,
  }: { readonly present: Factors; readonly kind: Ticket['kind']; readonly deps: Reached },
): Promise<'code' | 'recovery code' | 'passkey'> =>
  countProof(present.agentId, deps, async () => {
    const now = deps.clock.now()
    if (passkey !== undefined) {
      const { tickets } = deps
      const { agentId } = present
      await deps.factors.save(
        present,
        await checkPasskey(passkey, {
          factors: present,
          isAlone: false,
          tickets,
          kind,
          now,
          agentId,
        }),
      )
      return 'passkey'
    }
    if (recoveryCode !== undefined) {
      const recovery = withoutRecoveryCode(recoveryCode, present)
      if (recovery === undefined) throw new AppError('auth.wrong-proof')
      await deps.factors.save(present, { recovery })
      return 'recovery code'
    }
    const { totp } = present
    const { sealing } = deps
    const lastStep =
      totp &&
      (await stepBySecret(code ?? '', {
        owner: present,
        kept: totp.secret,
        after: totp.lastStep,
        now,
        sealing,
      }))
    if (totp === undefined || lastStep === undefined) throw new AppError('auth.wrong-proof')
    await deps.factors.save(present, { totp: { ...totp, lastStep } })
    return 'code'
  })

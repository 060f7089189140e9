import { createHash, randomBytes } from 'node:crypto'
import { verifySync } from 'otplib'
import type { Factors } from '../data/people/factor-store'

/** One step of 30 seconds before and after: phones' clocks are seldom further off. */
export const toleranceSeconds = 30

/**
 * The time step of an authenticator app's code.
 * @param after - step of the last code that counted: it and older ones do no longer
 * @returns undefined when the code is wrong or was used
 */
export function stepOfCode(
  code: string,
  { secret, after, now }: { secret: string; after?: number; now: Date },
) {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({
    strategy: 'totp',
    secret,
    token,
    epoch,
    epochTolerance: toleranceSeconds,
    ...(after !== undefined && { afterTimeStep: after }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/**
 * Ten recovery codes of 140 bits, as they are shown this one time, and their hashes to keep: of
 * fewer than 112 bits a plain hash would not do (ASVS 5.0, 6.5.2).
 */
export function newRecoveryCodes(): {
  readonly recoveryCodes: string[]
  readonly recovery: string[]
} {
  const recoveryCodes = Array.from({ length: 10 }, () => {
    const text = Array.from(randomBytes(28), (byte) => letters[byte % letters.length]).join('')
    return (text.match(/.{4}/g) ?? []).join('-')
  })
  return { recoveryCodes, recovery: recoveryCodes.map(hashOfRecoveryCode) }
}

/** Dashes, spaces and capitals do not matter. */
const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex')

/** The recovery codes without one that was given; undefined when it is none of them. */
export function withoutRecoveryCode(
  code: string,
  { recovery }: Pick<Factors, 'recovery'>,
): string[] | undefined {
  const hash = hashOfRecoveryCode(code)
  return recovery.includes(hash) ? recovery.filter((one) => one !== hash) : undefined
}

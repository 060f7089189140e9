import { generateSecret } from 'otplib'
import type { Factors } from '../data/people/factor-store'
import type { Sealing } from '../data/secrets/sealing'
import { stepOfCode } from './codes'

type Owner = Pick<Factors, 'agencyId' | 'agentId'>
const contextOf = ({ agencyId, agentId }: Owner) => ({
  purpose: 'factors' as const,
  agencyId,
  of: agentId,
})

/** The secret of a new authenticator app, as it is told this one time, and sealed as it is kept. */
export async function newTotpSecret(
  owner: Owner,
  sealing: Sealing,
): Promise<{ secret: string; sealed: string }> {
  const secret = generateSecret()
  return { secret, sealed: await sealing.seal(secret, contextOf(owner)) }
}

interface Checking {
  readonly owner: Owner
  /** As it is kept; those from before secrets were sealed have no dot. */
  readonly kept: string
  readonly after?: number
  readonly now: Date
  readonly sealing: Sealing
}

/**
 * The time step of a code by a kept secret; undefined when it is wrong or was used.
 * @throws AppError record.malformed
 */
export async function stepBySecret(
  code: string,
  { owner, kept, sealing, ...more }: Checking,
): Promise<number | undefined> {
  const secret = kept.includes('.') ? await sealing.open(kept, contextOf(owner)) : kept
  return stepOfCode(code, { secret, ...more })
}

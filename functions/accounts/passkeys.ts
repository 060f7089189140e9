import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type * as z from 'zod/mini'
import type { newPasskey, PasskeyAnswer } from '#shared/api/sign-in-proofs'
import { AppError } from '#shared/errors/app-error'
import type { Factors, PasskeyRecord } from '../data/people/factor-store'
import type { Ticket, TicketStore } from '../data/people/ticket-store'
import { webAddress } from '../runtime/configuration'
import { log } from '../runtime/log'

interface Checking {
  readonly tickets: Pick<TicketStore, 'use'>
  readonly kind: Ticket['kind']
  readonly now: Date
  /** Refused unless the challenge was made for this agent. */
  readonly agentId?: string
}

/** Where passkeys are valid: the web address alone, and its name. */
const expectations = () => ({
  expectedOrigin: webAddress(),
  expectedRPID: new URL(webAddress()).hostname,
})

/** Whether a challenge is one of ours for this, that was never answered before. */
const useChallenge =
  ({ tickets, kind, now, agentId }: Checking) =>
  async (challenge: string) => {
    const ticket = await tickets.use(challenge, kind, now)
    return ticket !== undefined && ticket.agentId === agentId
  }

/**
 * Checks the answer of one of an agent's passkeys.
 * @returns the passkeys with that one's use noted, to be stored
 * @throws AppError auth.wrong-passkey
 */
export async function checkPasskey(
  answer: PasskeyAnswer,
  {
    factors,
    isAlone,
    ...checking
  }: Checking & { readonly factors: Factors; readonly isAlone: boolean },
): Promise<{ readonly passkeys: PasskeyRecord[] }> {
  const passkey = factors.passkeys.find(({ id }) => id === answer.id)
  if (passkey === undefined) throw new AppError('auth.wrong-passkey')
  const { id, counter, transports } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} } as never, // its schema is the part that is read
    expectedChallenge: useChallenge(checking),
    ...expectations(),
    credential: { id, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter, transports },
    requireUserVerification: isAlone, // a password stands beside it otherwise
  }).catch(refuse)
  if (!verified) throw new AppError('auth.wrong-passkey')
  const usedPasskey = {
    ...passkey,
    counter: authenticationInfo.newCounter,
    lastUsedAt: checking.now.toISOString(),
  }
  return { passkeys: factors.passkeys.map((one) => (one.id === id ? usedPasskey : one)) }
}

/** Checks a passkey that a browser has made. @throws AppError auth.wrong-passkey */
export async function checkNewPasskey(
  answer: z.infer<typeof newPasskey>,
  name: string,
  checking: Checking,
): Promise<PasskeyRecord> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} } as never, // its schema is the part that is read
    expectedChallenge: useChallenge(checking),
    ...expectations(),
    requireUserVerification: false,
  }).catch(refuse)
  if (!verified) throw new AppError('auth.wrong-passkey')
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    id,
    counter,
    name,
    createdAt: checking.now.toISOString(),
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports: answer.response.transports ?? [],
  }
}

function refuse(cause: unknown): never {
  log.info('passkey.refused', { cause: String(cause).slice(0, 200) })
  throw new AppError('auth.wrong-passkey')
}

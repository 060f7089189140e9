import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type { creationOptions, requestOptions } from '#shared/api/sign-in-proofs'
import type { AgentRecord } from '../data/people/agency-records'
import type { Factors } from '../data/people/factor-store'
import { type Ticket, type TicketStore, ticketLifeMs } from '../data/people/ticket-store'
import { webAddress } from '../runtime/configuration'

interface Asking {
  readonly tickets: Pick<TicketStore, 'add'>
  readonly kind: Exclude<Ticket['kind'], 'second-step'>
  readonly now: Date
}

const rpId = () => new URL(webAddress()).hostname

/** Keeps a fresh challenge on the server, for one answer. */
async function challengeFor(
  owner: Partial<Factors>,
  { tickets, kind, now }: Asking,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await tickets.add(challenge, { kind, agencyId: owner.agencyId, agentId: owner.agentId }, now)
  return challenge
}

const descriptorsOf = ({ passkeys }: Pick<Factors, 'passkeys'>) =>
  passkeys.map(({ id, transports }) => ({ id, type: 'public-key' as const, transports }))

/**
 * Asks a browser for one of an agent's passkeys, or without `factors` for any that it has for this
 * address. Both are plain data of the standard: the package that reads the answers would triple the
 * function.
 */
export async function askForPasskey(
  factors: Factors | undefined,
  asking: Asking,
): Promise<z.infer<typeof requestOptions>> {
  return {
    challenge: await challengeFor(factors ?? {}, asking),
    rpId: rpId(),
    timeout: ticketLifeMs,
    userVerification: factors === undefined ? 'required' : 'preferred',
    allowCredentials: factors === undefined ? [] : descriptorsOf(factors),
  }
}

/** ES256, EdDSA and RS256: what phones, keys and Windows make. */
const algorithms = [-7, -8, -257]

/** Asks a browser to make a passkey for an agent. */
export async function askForNewPasskey(
  { id, email, firstName, lastName }: AgentRecord,
  { factors, ...asking }: Asking & { readonly factors: Factors },
): Promise<z.infer<typeof creationOptions>> {
  return {
    challenge: await challengeFor(factors, asking),
    rp: { id: rpId(), name: 'Tembea' },
    user: {
      id: Buffer.from(id).toString('base64url'),
      name: email,
      displayName: `${firstName} ${lastName}`,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: ticketLifeMs,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: descriptorsOf(factors),
  }
}

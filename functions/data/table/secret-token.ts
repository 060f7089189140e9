import { createHash, randomBytes } from 'node:crypto'
import { type AgencyId, agencyIdSchema } from '#shared/ids/ids'

/**
 * What is kept of a secret: its SHA-256, in hexadecimal digits. Secrets are 256 random bits, so
 * nobody guesses one from it.
 */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Where a token of no agency is looked for, so that it takes as long as any other. */
const nobody = agencyIdSchema.parse('agy_nobody')

/** A new secret of an agency: the token is told once, its hash is kept. */
export function newToken(agencyId: AgencyId): { readonly token: string; readonly hash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { token: `${agencyId}.${secret}`, hash: hashOf(secret) }
}

/**
 * Where a token leads, whatever it is: its agency stands before a point, in addresses of pages a
 * tilde.
 */
export function placeOfToken(token: string): {
  readonly agencyId: AgencyId
  readonly hash: string
} {
  const [agency, secret = ''] = token.split(/[.~]/, 2)
  return { agencyId: agencyIdSchema.safeParse(agency).data ?? nobody, hash: hashOf(secret) }
}

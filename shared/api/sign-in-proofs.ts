import * as z from 'zod/mini'
import { textUpTo } from '../format/plain-text'
import { withoutRepeats } from '../ids/list-checks'

/** Bytes as WebAuthn writes them in JSON. */
const bytes = textUpTo(20_000)
const credential = { id: textUpTo(1_500), rawId: textUpTo(1_500), type: z.literal('public-key') }

/** What a browser answers that was asked for a passkey (PublicKeyCredential.toJSON). */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>

/** What a browser answers that has made a passkey. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(textUpTo(40)).check(z.maxLength(10), withoutRepeats())),
  }),
})

/** A second step: a code of the authenticator app, one of the recovery codes, or a passkey. */
const secondStep = {
  code: z.optional(textUpTo(20)),
  recoveryCode: z.optional(textUpTo(40)),
  passkey: z.optional(passkeyAnswer),
}
const isOne = (given: object) =>
  Object.values(given).filter((value) => value !== undefined).length === 1

/** What proves that somebody is who they say: just one of these. */
export const proof = z
  .strictObject({ password: z.optional(textUpTo(128)), ...secondStep })
  .check(z.refine(isOne, { path: ['password'], error: 'Give a password, a code or a passkey' }))
export type Proof = z.infer<typeof proof>

export const secondStepBody = z.strictObject({ ticket: textUpTo(100), ...secondStep }).check(
  z.refine(({ ticket: _, ...given }) => isOne(given), {
    path: ['code'],
    error: 'Give a code or a passkey',
  }),
)

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
})

/** Options of `navigator.credentials.get`, as JSON. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(['required', 'preferred']),
  allowCredentials: z.array(descriptor),
})

/** Options of `navigator.credentials.create`, as JSON. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
  excludeCredentials: z.array(descriptor),
})

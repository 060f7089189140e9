import * as z from 'zod/mini'
import { plainText, requiredText, textUpTo } from '../format/plain-text'
import { noticesSchema, signatureSchema, timeZoneSchema } from './account-shapes'
import { accountEmail } from './accounts'
import { defineRoutes, get, patch, post, postAccount, remove, type Touch } from './contract'
import { newPassword } from './new-password'
import { creationOptions, newPasskey, proof, requestOptions } from './sign-in-proofs'
import { signedInDevice } from './signed-in-device'

/** Largest picture of a person, in bytes: the browser has cut it to a square already. */
export const maxHeadshotBytes = 2_000_000

/** What an agent may change of their own account. */
export const profileBody = z.partial(
  z.strictObject({
    firstName: requiredText(100),
    lastName: requiredText(100),
    phone: plainText(40).check(
      z.regex(/^[+\d\s().\-/x]*$/i, { error: 'Phone must be a phone number' }),
    ),
    timeZone: timeZoneSchema,
    notices: noticesSchema,
    signature: signatureSchema,
  }),
)

export const passwordChange = z.strictObject({
  oldPassword: z
    .string()
    .check(z.minLength(1, { error: 'Current password is required' }), z.maxLength(128)),
  password: newPassword,
})

const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.optional(z.iso.datetime()),
})

const twoStep = z.object({
  /** When the authenticator app was confirmed; none without one. */
  totpSince: z.optional(z.iso.datetime()),
  passkeys: z.array(passkeyView),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: z.int(),
  /** Whether the agency asks for two steps: the last method cannot be removed then. */
  isRequired: z.boolean(),
})

const myAccount = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  timeZone: z.string(),
  headshot: z.optional(z.string()),
  notices: noticesSchema,
  /** Phone and portrait stand in it until it is chosen. */
  signature: z.optional(signatureSchema),
  twoStep,
})

/** After a first method was added: the codes, told this one time. */
const factorAnswer = z.object({ twoStep, recoveryCodes: z.optional(z.array(z.string())) })
const doneAnswer = z.object({ status: z.literal('done') })

/**
 * How an agent signs in: changed by themselves alone, and also before they have done what their
 * agency asks for.
 */
const ofSignIn = <const Path extends string>(path: Path, ...touches: readonly Touch[]) => ({
  ...postAccount(path, 'signedIn', 'audit', 'queue:mail', ...touches),
  beforeSecondStep: true as const,
  noMasquerade: true as const,
})

export const myAccountRoutes = defineRoutes('my-account', {
  getMyAccount: {
    ...get('/api/MyAccount', 'signedIn'),
    summary: 'The caller’s own account: profile, notification choices, and how they sign in',
    harm: 'Agents cannot open My Account.',
    answer: myAccount,
    beforeSecondStep: true,
  },
  patchMyAccount: {
    ...patch('/api/MyAccount', 'signedIn'),
    beforeTerms: true,
    summary: 'Changes the caller’s name, phone, time zone or notification choices',
    harm: 'Agents cannot change their profile.',
    noMasquerade: true,
    body: profileBody,
    answer: myAccount,
  },
  startHeadshot: {
    ...post('/api/MyAccount/headshot', 'signedIn', 'uploads'),
    beforeTerms: true,
    summary:
      'Returns the URL to PUT a picture to within 15 minutes, with Content-Type as the only header',
    harm: 'Agents cannot change their picture.',
    noMasquerade: true,
    body: z.strictObject({
      size: z
        .int()
        .check(
          z.minimum(1),
          z.maximum(maxHeadshotBytes, { error: 'The picture is larger than 2 MB' }),
        ),
      mimeType: z.literal('image/jpeg'),
    }),
    answer: z.object({ key: z.string(), url: z.string() }),
  },
  setHeadshot: {
    ...patch('/api/MyAccount/headshot', 'signedIn', 'pictures', 'incoming'),
    beforeTerms: true,
    summary: 'Shows an uploaded picture of the caller, or none',
    harm: 'Agents cannot change their picture.',
    noMasquerade: true,
    body: z.strictObject({ key: z.nullable(textUpTo(200)) }),
    answer: myAccount,
  },
  changePassword: {
    ...ofSignIn('/api/MyAccount/password', 'breaches'),
    summary: 'Sets another password, when the old one is right; the caller’s other sessions end',
    harm: 'Agents cannot change their password.',
    body: passwordChange,
    answer: doneAnswer,
    memoryMb: 512,
  },
  changeEmail: {
    ...ofSignIn('/api/MyAccount/email'),
    summary:
      'Sends a link to another email address: once it is opened, that is the one to sign in with',
    harm: 'Agents cannot change the email they sign in with.',
    body: z.strictObject({ email: accountEmail }),
    answer: doneAnswer,
  },
  startProof: {
    ...ofSignIn('/api/MyAccount/proof/passkey'),
    summary: 'What the browser needs to confirm the caller by one of their passkeys',
    harm: 'Agents cannot confirm changes with a passkey.',
    answer: requestOptions,
  },
  prove: {
    ...ofSignIn('/api/MyAccount/proof', 'sealed:factors'),
    summary:
      'Confirms that it is the caller, by password, code or passkey; changes to sign-in are open for ten minutes then',
    harm: 'Agents cannot change how they sign in.',
    body: proof,
    answer: doneAnswer,
    memoryMb: 512,
  },
  startTotp: {
    ...ofSignIn('/api/MyAccount/totp', 'sealed:factors'),
    summary: 'A secret for an authenticator app; it counts once a code of it was confirmed',
    harm: 'Agents cannot set up an authenticator app.',
    answer: z.object({ secret: z.string(), uri: z.string() }),
  },
  confirmTotp: {
    ...ofSignIn('/api/MyAccount/totp/confirm', 'sealed:factors'),
    summary: 'Turns the authenticator app on by its first code',
    harm: 'Agents cannot set up an authenticator app.',
    body: z.strictObject({ code: textUpTo(20) }),
    answer: factorAnswer,
  },
  startPasskey: {
    ...ofSignIn('/api/MyAccount/passkeys/options'),
    summary: 'What the browser needs to make a passkey',
    harm: 'Agents cannot add a passkey.',
    answer: creationOptions,
  },
  addPasskey: {
    ...ofSignIn('/api/MyAccount/passkeys'),
    summary: 'Adds a passkey that the browser has made',
    harm: 'Agents cannot add a passkey.',
    body: z.strictObject({ name: requiredText(60), passkey: newPasskey }),
    answer: factorAnswer,
  },
  removeFactor: {
    ...ofSignIn('/api/MyAccount/factors/remove'),
    summary:
      'Removes the authenticator app or a passkey; the last one stays where the agency requires two steps',
    harm: 'Agents cannot remove a lost phone or key.',
    body: z.strictObject({ factor: z.union([z.literal('totp'), textUpTo(1_500)]) }),
    answer: z.object({ twoStep }),
  },
  renewRecoveryCodes: {
    ...ofSignIn('/api/MyAccount/recovery-codes'),
    summary: 'Ten new recovery codes, told this one time; the old ones end',
    harm: 'Agents cannot renew their recovery codes.',
    answer: factorAnswer,
  },
  listSessions: {
    ...get('/api/MyAccount/sessions', 'signedIn'),
    beforeTerms: true,
    summary: 'Where the caller is signed in, the latest used first',
    harm: 'Agents cannot see where they are signed in.',
    answer: z.array(signedInDevice),
  },
  endSession: {
    ...remove('/api/MyAccount/sessions/{id}', 'signedIn'),
    beforeTerms: true,
    summary: 'Signs the caller out on one device',
    harm: 'Agents cannot sign out a lost device.',
    noMasquerade: true,
    params: z.strictObject({ id: textUpTo(64) }),
    answer: doneAnswer,
  },
  endOtherSessions: {
    ...remove('/api/MyAccount/sessions', 'signedIn'),
    beforeTerms: true,
    summary: 'Signs the caller out everywhere else',
    harm: 'Agents cannot sign out a lost device.',
    noMasquerade: true,
    answer: doneAnswer,
  },
})

import * as z from 'zod/mini'
import { featureFlagSchema } from '../access/principal'
import { textUpTo } from '../format/plain-text'
import { agentIdSchema, clientIdSchema } from '../ids/ids'
import { defineRoutes, get, postAccount } from './contract'
import { passkeyAnswer, requestOptions, secondStepBody } from './sign-in-proofs'
import { signedInUser } from './signed-in-user'

const signedIn = z.object({
  id: z.string(),
  userId: agentIdSchema,
  expires: z.iso.datetime(),
  user: signedInUser,
  /**
   * Whether the TOKEN cookie may go over https only, as it may unless insecure cookies are enabled
   * (1 §9).
   */
  isCookieSecure: z.boolean(),
})

export const agentsRoutes = defineRoutes('agents', {
  login: {
    ...postAccount('/api/Agents/login', 'public', 'queue:zap', 'queue:mail'),
    summary:
      'Signs an agent in and returns the token for the TOKEN cookie and the Authorization header',
    harm: 'Agents cannot sign in.',
    body: z.strictObject({
      email: z.email({ error: 'Email must be valid' }).check(z.maxLength(254)),
      password: z
        .string()
        .check(
          z.minLength(1, { error: 'Password is required' }),
          z.maxLength(128, { error: 'Your password is too long' }),
        ),
      /** Keeps the session for 30 days of use, instead of 12 hours. */
      keep: z._default(z.boolean(), false),
    }),
    answer: signedIn,
    memoryMb: 512,
  },
  finishSignIn: {
    ...postAccount(
      '/api/Agents/second-step',
      'public',
      'audit',
      'sealed:factors',
      'queue:mail',
      'queue:zap',
    ),
    summary: 'Signs an agent in by a second step, with the ticket that the right password got',
    harm: 'Agents with two-step sign-in cannot sign in.',
    body: secondStepBody,
    answer: signedIn,
  },
  startPasskeySignIn: {
    ...postAccount('/api/Agents/passkey-options', 'public'),
    summary:
      'What the browser needs to sign in with a passkey; with a ticket, with one of that agent’s',
    harm: 'Agents cannot sign in with a passkey.',
    body: z.strictObject({ ticket: z.optional(textUpTo(100)) }),
    answer: requestOptions,
  },
  signInByPasskey: {
    ...postAccount('/api/Agents/passkey-sign-in', 'public', 'queue:zap', 'queue:mail'),
    summary: 'Signs an agent in with a passkey alone',
    harm: 'Agents cannot sign in with a passkey.',
    body: z.strictObject({ passkey: passkeyAnswer, keep: z._default(z.boolean(), false) }),
    answer: signedIn,
  },
  logout: {
    ...postAccount('/api/Agents/logout', 'signedIn'),
    summary: 'Ends the token’s session',
    harm: 'Agents cannot sign out on a shared computer.',
    beforeSecondStep: true,
    answer: z.object({ status: z.literal('signed out') }),
  },
  whoAmI: {
    ...get('/api/Info/whoAmI', 'signedIn'),
    summary: 'The signed-in user with their agency, its flags and its settings',
    harm: 'Nobody can open the app; every page loads this first.',
    beforeSecondStep: true,
    answer: z.extend(signedInUser, {
      /** The token of this session. */
      token: z.string(),
      /** The first hundred of their clients by name; for lead agents of the agency's. */
      clients: z.array(
        z.object({ id: clientIdSchema, clientId: clientIdSchema, name: z.string() }),
      ),
    }),
  },
  config: {
    ...get('/_api/config', 'public'),
    summary:
      'Configuration of the app: fees, limits and the feature flags in force, for a caller with a token those of their agency included',
    harm: 'The app falls back to its built-in fees and flags.',
    touches: ['session'],
    query: z.strictObject({ type: z.literal('agent') }),
    answer: z.object({
      version: z.string(),
      region: z.string(),
      featureFlags: z.array(featureFlagSchema),
      fees: z.object({ credit: z.number(), ach: z.number(), foreignSellMarkup: z.number() }),
      dueDateLeadDays: z.int(),
      firstPartyAgencyCodes: z.array(z.string()),
    }),
  },
})

import * as z from 'zod/mini'
import { masqueradeMs } from '../access/masquerade'
import { agencyIdSchema, agentIdSchema } from '../ids/ids'
import { defineRoutes, postAccount } from './contract'

/**
 * The pair of headers by which a call is made as another user (1 §7): the second token, and who has
 * it.
 */
export const impersonationHeaders = {
  token: 'x-impersonation-token',
  from: 'x-impersonation-from',
} as const

export const masqueradeRoutes = defineRoutes('masquerade', {
  loginAsUser: {
    ...postAccount('/api/Agents/loginAsUser', 'admin', 'table:read', 'audit'),
    summary:
      'Signs in as another user for a limited time. The second token goes into its own pair of headers, beside the caller’s own token',
    harm: 'Superadmins and lead agents cannot see the app as their agents do.',
    noMasquerade: true,
    body: z.strictObject({
      userId: agentIdSchema,
      /** Where the user works; every agency is looked through unless it is given. */
      agencyId: z.optional(agencyIdSchema),
      /** Milliseconds. */
      duration: z._default(
        z.int().check(z.minimum(masqueradeMs.least), z.maximum(masqueradeMs.most)),
        masqueradeMs.usual,
      ),
    }),
    answer: z.object({
      /** For the cookie MASQ and the first header. */
      id: z.string(),
      userId: agentIdSchema,
      fullName: z.string(),
      /** Who masquerades: for MASQ_FROM and the second header. */
      from: agentIdSchema,
      /** Milliseconds from now. */
      duration: z.int(),
      /** Unix seconds, for MASQ_END. */
      end: z.int(),
      isCookieSecure: z.boolean(),
    }),
  },
  endMasquerade: {
    ...postAccount('/api/Agents/endMasquerade', 'signedIn', 'audit'),
    summary: 'Ends the masquerade that the call is made in; its second token works no more',
    harm: 'Whoever is signed in as another user stays so until the time is over.',
    answer: z.object({ status: z.literal('ended') }),
  },
})

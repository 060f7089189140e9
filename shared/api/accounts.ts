import * as z from 'zod/mini'
import { plainText, requiredText } from '../format/plain-text'
import { agentIdSchema } from '../ids/ids'
import { ask, defineRoutes, postAccount } from './contract'
import { newPassword } from './new-password'

export const accountEmail = z.email({ error: 'Email must be valid' }).check(z.maxLength(254))
/** The secret that a mail carries. */
const token = z.string().check(z.minLength(1), z.maxLength(100))

/**
 * What links of our mails are for: to prove an address, to choose a first password or a new one, to
 * take another address.
 */
export const accountLinkSchema = z.enum(['verify', 'activate', 'reset', 'email'])
export type AccountLink = z.infer<typeof accountLinkSchema>

/** The same for everybody, so that nobody learns who has an account (domain.md, Who is who). */
const sentAnswer = z.object({ status: z.literal('sent') })

export const accountsRoutes = defineRoutes('accounts', {
  register: {
    ...postAccount('/api/Agents/register', 'public', 'queue:mail', 'breaches'),
    summary:
      'Registers an agency in trial with its first lead agent, who gets an email to verify the address',
    harm: 'New agencies cannot register.',
    body: z.strictObject({
      /** The person's own name unless it is given. */
      agencyName: z._default(plainText(100), ''),
      firstName: requiredText(100),
      lastName: requiredText(100),
      email: accountEmail,
      password: newPassword,
    }),
    answer: sentAnswer,
    memoryMb: 512,
  },
  resendActivation: {
    ...postAccount('/api/Agents/resend-activation', 'public', 'queue:mail'),
    summary: 'Sends the verification or activation email again',
    harm: 'New agents who lost their email cannot activate their accounts.',
    body: z.strictObject({ email: accountEmail }),
    answer: sentAnswer,
  },
  requestReset: {
    ...postAccount('/api/Agents/request-reset', 'public', 'queue:mail'),
    summary: 'Sends a link to choose a new password, if there is an account with that email',
    harm: 'Agents who forgot their password cannot sign in.',
    body: z.strictObject({ email: accountEmail }),
    answer: sentAnswer,
  },
  checkLink: {
    ...ask('/api/Agents/check-link', 'public', 'accounts'),
    summary: 'What the link in an email is for and whose it is, without using it up',
    harm: 'Agents cannot open the links in our emails.',
    body: z.strictObject({ token, uid: z.optional(agentIdSchema) }),
    answer: z.object({ kind: accountLinkSchema, uid: agentIdSchema, email: z.string() }),
  },
  verify: {
    ...postAccount('/api/Agents/verify', 'public', 'audit', 'queue:mail'),
    summary:
      'Verifies the email address of someone who registered, or takes the new one of somebody; the link works once',
    harm: 'New agents cannot verify their address.',
    body: z.strictObject({ token, uid: z.optional(agentIdSchema) }),
    answer: z.object({ id: agentIdSchema }),
  },
  setPassword: {
    ...postAccount('/api/Agents/set-password', 'public', 'queue:mail', 'breaches'),
    summary:
      'Sets the password of the account that a link activates or resets; the link works once, and all sessions end',
    harm: 'Agents cannot activate their accounts or reset their passwords.',
    body: z.strictObject({ token, uid: z.optional(agentIdSchema), password: newPassword }),
    answer: z.object({ id: agentIdSchema }),
    memoryMb: 512,
  },
})

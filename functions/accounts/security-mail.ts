import * as z from 'zod/mini'
import { dateTimeInZone } from '#shared/dates/zoned-time'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import type { AgentRecord } from '../data/people/agency-records'
import type { AgencyStore } from '../data/people/agency-store'
import { brandOf } from '../mail/brand'
import { letter } from '../mail/letter'
import type { Mailer } from '../mail/mailer'
import { log } from '../runtime/log'
import type { Queue } from '../runtime/queue'

/** What the owner of an account is told of by mail, in words. */
const changes = {
  password: [
    'Your password was changed',
    'Your password was changed. You’re signed out on your other devices.',
  ],
  'totp-added': ['Authenticator app added', 'An authenticator app was added to your account.'],
  'totp-removed': [
    'Authenticator app removed',
    'The authenticator app was removed from your account. You’re signed out on your other devices.',
  ],
  'passkey-added': [
    'Passkey added',
    'A passkey was added to your account. It can be used to sign in.',
  ],
  'passkey-removed': [
    'Passkey removed',
    'A passkey was removed from your account. You’re signed out on your other devices.',
  ],
  'recovery-renewed': [
    'New recovery codes',
    'New recovery codes were made for your account. The old ones no longer work.',
  ],
  email: [
    'Your email address was changed',
    'You sign in with another email address from now on. Messages about your account go there.',
  ],
  'sign-in-locked': [
    'Too many failed sign-ins',
    'Someone entered a wrong password for your account again and again. We’ve stopped them for 15 minutes; you can still sign in from where you are.',
  ],
  'step-locked': [
    'Too many wrong codes',
    'Someone knows your password and entered wrong codes again and again. Codes for your account are off for 15 minutes, also for you. Choose a new password now.',
  ],
  'new-device': [
    'New device signed in',
    'Someone signed in to your account from a device we haven’t seen before.',
  ],
  'recovery-used': [
    'A recovery code was used',
    'Someone signed in to your account by password and a recovery code.',
  ],
} as const

export const securityMailSchema = z.object({
  changed: z.enum(Object.keys(changes) as [keyof typeof changes]),
  agencyId: agencyIdSchema,
  agentId: agentIdSchema,
  at: z.iso.datetime(),
  /** Another address than the account's present one: the one that it had. */
  to: z.optional(z.string()),
  /** The device, and where it is, in words. */
  from: z.optional(z.string()),
})
export type SecurityMail = z.infer<typeof securityMailSchema>

/** Asks for the mail about a change that is stored already: one that is lost undoes nothing. */
export const tellOwner = (
  queue: Queue,
  changed: SecurityMail['changed'],
  { agencyId, id: agentId }: Pick<AgentRecord, 'agencyId' | 'id'>,
  now: Date,
  to?: string,
): Promise<void> =>
  queue
    .send({
      changed,
      agencyId,
      agentId,
      at: now.toISOString(),
      ...(to && { to }),
    } satisfies SecurityMail)
    .catch((error: unknown) => log.warn('account.mail-lost', { agentId, cause: String(error) }))

export interface SecurityMailDeps {
  readonly agencies: Pick<AgencyStore, 'agency' | 'agent'>
  readonly mailer: Mailer
  readonly webAddress: string
}

/**
 * Tells the owner of an account that the way to sign in has changed, or what happened at its door.
 * @throws AppError service.busy when it is not taken
 */
export async function mailSecurity(
  { changed, agencyId, agentId, at, to, from }: SecurityMail,
  { agencies, mailer, webAddress }: SecurityMailDeps,
): Promise<void> {
  const [agency, agent] = await Promise.all([
    agencies.agency(agencyId),
    agencies.agent(agencyId, agentId),
  ])
  if (agency === undefined || agent === undefined) return
  const [subject, text] = changes[changed]
  const zone = agent.timeZone || 'UTC'
  const parts = letter({
    heading: subject,
    paragraphs: [`Hello ${agent.firstName},`, text],
    facts: [
      ['Account', agent.email],
      ['When', `${dateTimeInZone(new Date(at), zone)} (${zone})`],
      ...(from === undefined ? [] : [['Device', from] as const]),
    ],
    action: { label: 'Review your account', url: `${webAddress}/profile` },
    closing: [
      `If this was you, there’s nothing to do. If it wasn’t, choose a new password now at ${webAddress}/forgot and tell your lead agent.`,
    ],
    brand: brandOf(agency, { id: agency.id, name: agency.name }, webAddress),
  })
  await mailer.send({ to: to ?? agent.email, subject, ...parts })
}

import * as z from 'zod/mini'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import type { AgentRecord } from '../data/people/agency-records'
import type { AgencyStore } from '../data/people/agency-store'
import type { AttemptStore } from '../data/people/attempt-store'
import type { AuditEntry } from '../data/people/audit-store'
import type { KnownDevices } from '../data/people/known-devices'
import { log } from '../runtime/log'
import type { Queue } from '../runtime/queue'
import type { Basics } from '../runtime/use-case'
import { deviceWords } from './device-words'
import { mailSecurity, type SecurityMailDeps } from './security-mail'

/** What happened at the door of an account: each goes to the audit trail, some to the owner. */
const doings = {
  /** A wrong password. */
  failed: { action: 'agent_sign_in_failed' },
  /** Too many wrong passwords from one address. */
  locked: { action: 'agent_sign_in_locked', mail: 'sign-in-locked' },
  /** A wrong second step after the right password. */
  'step-failed': { action: 'agent_second_step_failed' },
  /** Too many wrong second steps: the owner cannot sign in by one either. */
  'step-locked': { action: 'agent_second_step_locked', mail: 'step-locked' },
  /** A sign-in, which may be from a device that is new. */
  done: { action: 'agent_signed_in_new_device', mail: 'new-device' },
} as const satisfies Record<string, { readonly action: string; readonly mail?: string }>
type Doing = keyof typeof doings

/**
 * What the queue of mails carries of a sign-in. A wrong password names the address that was typed:
 * the worker looks up whether there is such an account, so that the route is as fast for everybody.
 */
export const signInEventSchema = z.object({
  signIn: z.enum(Object.keys(doings) as [Doing]),
  whose: z.union([
    z.object({ email: z.string() }),
    z.object({ agencyId: agencyIdSchema, agentId: agentIdSchema }),
  ]),
  at: z.iso.datetime(),
  userAgent: z.optional(z.string()),
  place: z.optional(z.string()),
})
export type SignInEvent = z.infer<typeof signInEventSchema>

/** Tells the worker; an event that is lost keeps nobody from signing in. */
export const tellSignIn = (queue: Queue, event: SignInEvent): Promise<void> =>
  queue
    .send(event)
    .catch((error: unknown) => log.warn('account.event-lost', { cause: String(error) }))

const quarterHourMs = 15 * 60_000
const dayMs = 24 * 60 * 60_000
/** Entries of one kind about one account in 15 minutes: whoever guesses does not fill the trail. */
export const maxNoted = 5

interface Noting extends Basics, SecurityMailDeps {
  readonly agencies: Pick<AgencyStore, 'agency' | 'agent' | 'login'>
  readonly attempts: Pick<AttemptStore, 'take'>
  readonly audit: { readonly add: (entry: AuditEntry) => Promise<void> }
  readonly devices: KnownDevices
}

/**
 * Writes what happened into the audit trail of the account's agency, and tells the owner of a
 * lock-out, once a day, and of each new device.
 */
export async function noteSignIn(event: SignInEvent, deps: Noting): Promise<void> {
  const agent = await ownerOf(event, deps.agencies)
  if (agent === undefined) return
  const { signIn, userAgent, place, at } = event
  const device = deviceWords(userAgent)
  if (signIn === 'done' && !(await deps.devices.note(agent, device))) return
  const isWithin = (limit: number, what: string, windowMs: number) =>
    deps.attempts.take({ what, subject: agent.id, windowMs, now: new Date(at) }, limit)
  if (!(await isWithin(maxNoted, `noted-${signIn}`, quarterHourMs))) return
  const doing = doings[signIn]
  await deps.audit.add({
    id: deps.makeId('audit'),
    action: doing.action,
    agencyId: agent.agencyId,
    agentId: agent.id,
    timestamp: at,
    by: { kind: 'system', id: 'sign-in', name: 'Sign-in' },
    details: { device, ...(place !== undefined && { place }) },
  })
  if (!('mail' in doing)) return
  if (signIn !== 'done' && !(await isWithin(1, `told-${signIn}`, dayMs))) return
  const { agencyId, id: agentId } = agent
  const from = place === undefined ? device : `${device}, ${place}`
  await mailSecurity({ changed: doing.mail, agencyId, agentId, at, from }, deps)
}

async function ownerOf(
  { whose }: SignInEvent,
  agencies: Noting['agencies'],
): Promise<AgentRecord | undefined> {
  const owner = 'email' in whose ? await agencies.login(whose.email) : whose
  return owner && agencies.agent(owner.agencyId, owner.agentId)
}

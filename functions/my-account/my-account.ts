import type { AgentPrincipal } from '#shared/access/principal'
import type { AnswerOf } from '#shared/api/contract'
import type { myAccountRoutes } from '#shared/api/my-account'
import { AppError } from '#shared/errors/app-error'
import type { AgencyRecord, AgentRecord } from '../data/people/agency-records'
import { type AgencyStore, agencyStore } from '../data/people/agency-store'
import { attemptStore } from '../data/people/attempt-store'
import type { AuditEntry } from '../data/people/audit-store'
import { type Factors, factorStore } from '../data/people/factor-store'
import { ownAccountStore } from '../data/people/own-account-store'
import { actorOf, needsSecondStep } from '../data/people/people'
import { sessionStore } from '../data/people/session-store'
import { ticketStore } from '../data/people/ticket-store'
import { theSealing } from '../data/secrets/sealing'
import { mailQueue } from '../runtime/queues'
import type { Basics, Deps } from '../runtime/use-case'

/** What changes of signing in reach. */
export const signInMakers = {
  agencies: agencyStore,
  sessions: sessionStore,
  factors: factorStore,
  tickets: ticketStore,
  attempts: attemptStore,
  account: ownAccountStore,
  queue: mailQueue,
}
export type SignInDeps = Deps<typeof signInMakers>

/** The same for routes that name `sealed:factors`: they see the secret of an authenticator app. */
export const totpMakers = { ...signInMakers, sealing: theSealing }
export type TotpDeps = Deps<typeof totpMakers>

/** The caller and their agency. @throws AppError auth.required when they are gone */
export async function ownRecords(
  agencies: Pick<AgencyStore, 'agency' | 'agent'>,
  { agencyId, agentId }: Pick<AgentPrincipal, 'agencyId' | 'agentId'>,
) {
  const [agency, agent] = await Promise.all([
    agencies.agency(agencyId),
    agencies.agent(agencyId, agentId),
  ])
  if (agency === undefined || agent === undefined) throw new AppError('auth.required')
  return { agency, agent }
}

/** An entry of the audit trail about the caller's own account. */
export const ownAudit = (
  action: string,
  {
    principal,
    agent,
    details = {},
  }: { principal: AgentPrincipal; agent: AgentRecord; details?: object },
  { clock, makeId }: Basics,
): AuditEntry => ({
  id: makeId('audit'),
  action,
  agencyId: agent.agencyId,
  agentId: agent.id,
  details: { ...details },
  timestamp: clock.now().toISOString(),
  by: actorOf(principal, agent),
})

type MyAccount = AnswerOf<(typeof myAccountRoutes)['getMyAccount']>

/** How somebody signs in, without any secret. */
export const twoStepOf = (
  { totp, passkeys, recovery }: Factors,
  { agency, agent }: Pick<Shown, 'agency' | 'agent'>,
): MyAccount['twoStep'] => ({
  totpSince: totp?.since,
  passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt,
    lastUsedAt,
  })),
  recoveryCodesLeft: recovery.length,
  isRequired: needsSecondStep(agent, agency),
})

interface Shown {
  readonly agency: AgencyRecord
  readonly agent: AgentRecord
  readonly factors: Factors
}

export function accountView({ agency, agent, factors }: Shown): MyAccount {
  const { email, firstName, lastName, phone, timeZone, headshot, notices, signature } = agent
  return {
    email,
    firstName,
    lastName,
    phone,
    timeZone,
    headshot,
    notices,
    signature,
    twoStep: twoStepOf(factors, { agency, agent }),
  }
}

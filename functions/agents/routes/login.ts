import { randomBytes } from 'node:crypto'
import { agentsRoutes } from '#shared/api/agents'
import { AppError } from '#shared/errors/app-error'
import { tellSignIn } from '../../accounts/sign-in-events'
import { theZaps } from '../../audit/zap-sender'
import type { AgencyRecord, AgentRecord } from '../../data/people/agency-records'
import { agencyStore } from '../../data/people/agency-store'
import { type Attempt, type AttemptStore, attemptStore } from '../../data/people/attempt-store'
import { factorStore } from '../../data/people/factor-store'
import { sessionStore } from '../../data/people/session-store'
import { ticketStore } from '../../data/people/ticket-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { beginSession, deviceOf } from '../begin-session'
import { verifyPassword } from '../password'

const makers = {
  agencies: agencyStore,
  sessions: sessionStore,
  attempts: attemptStore,
  zaps: theZaps,
  factors: factorStore,
  tickets: ticketStore,
  queue: mailQueue,
}

const quarterHourMs = 15 * 60_000
/**
 * Failures allowed in 15 minutes per address, with one account and with all of them. The lock never
 * applies to the account as a whole, so a stranger can't lock out its owner.
 */
export const loginLimits = { account: 10, address: 50 } as const

/**
 * Signs an agent in. The answer, and the time it takes, are the same whether or not the account
 * exists: the password is always hashed. Attempts are counted before hashing, so parallel guesses
 * can't get past the limit.
 */
export const login = useCase(
  agentsRoutes.login,
  async ({ body, sourceIp, event }, deps: Deps<typeof makers>) => {
    const now = deps.clock.now()
    const account: Attempt = {
      what: 'login-account',
      subject: `${body.email} ${sourceIp}`,
      windowMs: quarterHourMs,
      now,
    }
    const address: Attempt = {
      what: 'login-address',
      subject: sourceIp,
      windowMs: quarterHourMs,
      now,
    }
    const [mayTry, found] = await Promise.all([
      takeBoth(deps.attempts, account, address),
      deps.agencies.login(body.email),
    ])
    const tell = (signIn: 'failed' | 'locked') =>
      tellSignIn(deps.queue, {
        signIn,
        whose: { email: body.email },
        at: now.toISOString(),
        ...deviceOf(event),
      })
    if (!mayTry) {
      await tell('locked')
      throw new AppError('auth.throttled', {
        retryAfterSeconds: Math.ceil((quarterHourMs - (now.getTime() % quarterHourMs)) / 1000),
      })
    }

    const isRight = await verifyPassword(body.password, found?.passwordHash)
    const [agency, agent] =
      isRight && found !== undefined
        ? await Promise.all([
            deps.agencies.agency(found.agencyId),
            deps.agencies.agent(found.agencyId, found.agentId),
          ])
        : []
    if (agency === undefined || agent === undefined || agency.archived || agent.archived) {
      await tell('failed') // also of an address that has no account, which takes as long
      throw new AppError('auth.bad-credentials')
    }
    if (found?.isVerified === false) throw new AppError('auth.unverified')

    await Promise.all([deps.attempts.giveBack(account), deps.attempts.giveBack(address)])
    if (agent.hasSecondStep) throw await secondStepOf({ agency, agent, keep: body.keep }, deps)
    return beginSession({ agency, agent, keep: body.keep, by: 'password', event }, deps)
  },
)

/** What somebody with the right password has to do still; the ticket stands for the password. */
async function secondStepOf(
  {
    agency,
    agent,
    keep,
  }: { readonly agency: AgencyRecord; readonly agent: AgentRecord; readonly keep: boolean },
  deps: Deps<typeof makers>,
): Promise<AppError> {
  const ticket = randomBytes(32).toString('base64url')
  const owner = { agencyId: agency.id, agentId: agent.id }
  const [factors] = await Promise.all([
    deps.factors.of(agency.id, agent.id),
    deps.tickets.add(ticket, { kind: 'second-step', ...owner, keep }, deps.clock.now()),
  ])
  const methods = [
    ...(factors.passkeys.length > 0 ? ['passkey'] : []),
    ...(factors.totp === undefined ? [] : ['code']),
    ...(factors.recovery.length > 0 ? ['recoveryCode'] : []),
  ]
  return new AppError('auth.second-step', { ticket, methods })
}

async function takeBoth(
  attempts: AttemptStore,
  account: Attempt,
  address: Attempt,
): Promise<boolean> {
  return (
    (await attempts.take(account, loginLimits.account)) &&
    attempts.take(address, loginLimits.address)
  )
}

export const handler = publicLambdaFor(login, makers)

import { agentsRoutes } from '#shared/api/agents'
import { AppError } from '#shared/errors/app-error'
import { type AgencyStore, agencyStore } from '../../data/people/agency-store'
import { type Attempt, type AttemptStore, attemptStore } from '../../data/people/attempt-store'
import { type SessionStore, sessionStore } from '../../data/people/session-store'
import { theTable } from '../../data/table/the-table'
import { httpLambda } from '../../runtime/http-lambda'
import { log } from '../../runtime/log'
import { type Basics, useCase } from '../../runtime/use-case'
import { verifyPassword } from '../password'
import { principalOf, signedInUserOf } from '../signed-in-user-of'

export interface LoginDeps extends Basics {
  readonly agencies: AgencyStore
  readonly sessions: SessionStore
  readonly attempts: AttemptStore
}

const quarterHourMs = 15 * 60_000
/** Failures in a quarter of an hour after which an account, or an address, has to wait. */
export const loginLimits = { account: 10, address: 50 } as const

/**
 * Signs an agent in. The answer, and the time it takes, are the same whether or not the account exists: the password is
 * always hashed. Failures are counted per account and per address.
 */
export const login = useCase(agentsRoutes.login, async ({ body, sourceIp }, deps: LoginDeps) => {
  const now = deps.clock.now()
  const account: Attempt = { what: 'login-account', subject: body.email, windowMs: quarterHourMs, now }
  const address: Attempt = { what: 'login-address', subject: sourceIp, windowMs: quarterHourMs, now }
  const [byAccount, byAddress, found] = await Promise.all([
    deps.attempts.count(account),
    deps.attempts.count(address),
    deps.agencies.login(body.email),
  ])
  if (byAccount >= loginLimits.account || byAddress >= loginLimits.address) {
    throw new AppError('auth.throttled', {
      retryAfterSeconds: Math.ceil((quarterHourMs - (now.getTime() % quarterHourMs)) / 1000),
    })
  }

  const isRight = await verifyPassword(body.password, found?.passwordHash)
  const [agency, agent] =
    isRight && found !== undefined
      ? await Promise.all([deps.agencies.agency(found.agencyId), deps.agencies.agent(found.agencyId, found.agentId)])
      : []
  if (agency === undefined || agent === undefined || agency.archived || agent.archived) {
    await Promise.all([deps.attempts.note(account), deps.attempts.note(address)])
    throw new AppError('auth.bad-credentials')
  }

  const { token, expires } = await deps.sessions.start(principalOf(agent, agency), { keep: body.keep, now })
  log.info('agent.signed-in', { agencyId: agency.id, agentId: agent.id })
  return { id: token, userId: agent.id, expires: expires.toISOString(), user: signedInUserOf(agent, agency) }
})

export const handler = httpLambda(login, {
  deps: () => {
    const table = theTable()
    return { agencies: agencyStore(table), sessions: sessionStore(table), attempts: attemptStore(table) }
  },
})

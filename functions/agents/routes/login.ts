import { agentsRoutes } from '#shared/api/agents'
import { AppError } from '#shared/errors/app-error'
import { agentZap } from '../../audit/agent-zap'
import { theZaps } from '../../audit/zap-sender'
import { agencyStore } from '../../data/people/agency-store'
import { type Attempt, type AttemptStore, attemptStore } from '../../data/people/attempt-store'
import { principalOf } from '../../data/people/people'
import { sessionStore } from '../../data/people/session-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { hasInsecureCookies } from '../../runtime/configuration'
import { log } from '../../runtime/log'
import { type Deps, useCase } from '../../runtime/use-case'
import { verifyPassword } from '../password'
import { signedInUserOf } from '../signed-in-user-of'

const makers = { agencies: agencyStore, sessions: sessionStore, attempts: attemptStore, zaps: theZaps }

const quarterHourMs = 15 * 60_000
/**
 * Failures allowed in 15 minutes per address, with one account and with all of them. The lock never applies to the
 * account as a whole, so a stranger can't lock out its owner.
 */
export const loginLimits = { account: 10, address: 50 } as const

/**
 * Signs an agent in. The answer, and the time it takes, are the same whether or not the account exists: the password is
 * always hashed. Attempts are counted before hashing, so parallel guesses can't get past the limit.
 */
export const login = useCase(agentsRoutes.login, async ({ body, sourceIp }, deps: Deps<typeof makers>) => {
  const now = deps.clock.now()
  const account: Attempt = { what: 'login-account', subject: `${body.email} ${sourceIp}`, windowMs: quarterHourMs, now }
  const address: Attempt = { what: 'login-address', subject: sourceIp, windowMs: quarterHourMs, now }
  const [mayTry, found] = await Promise.all([
    takeBoth(deps.attempts, account, address),
    deps.agencies.login(body.email),
  ])
  if (!mayTry) {
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
    throw new AppError('auth.bad-credentials')
  }
  if (found?.isVerified === false) throw new AppError('auth.unverified')

  const principal = principalOf(agent, agency)
  const [{ token, expires }] = await Promise.all([
    deps.sessions.start(principal, { keep: body.keep, now }),
    deps.attempts.giveBack(account),
    deps.attempts.giveBack(address),
  ])
  await deps.zaps.send(agentZap('agencyLogIn', { principal, agency, agent }, deps))
  log.info('agent.signed-in', { agencyId: agency.id, agentId: agent.id })
  const isCookieSecure = !hasInsecureCookies()
  return {
    id: token,
    userId: agent.id,
    expires: expires.toISOString(),
    user: signedInUserOf(agent, agency),
    isCookieSecure,
  }
})

async function takeBoth(attempts: AttemptStore, account: Attempt, address: Attempt): Promise<boolean> {
  return (await attempts.take(account, loginLimits.account)) && attempts.take(address, loginLimits.address)
}

export const handler = publicLambdaFor(login, makers)

import { agentsRoutes } from '#shared/api/agents'
import { AppError } from '#shared/errors/app-error'
import { checkPasskey } from '../../accounts/passkeys'
import { theZaps } from '../../audit/zap-sender'
import { agencyStore } from '../../data/people/agency-store'
import { type Attempt, attemptStore } from '../../data/people/attempt-store'
import { factorStore } from '../../data/people/factor-store'
import { sessionStore } from '../../data/people/session-store'
import { ticketStore } from '../../data/people/ticket-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { beginSession } from '../begin-session'
import { loginLimits } from './login'

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

/** A passkey that says who it is for, unlocked by its owner, is both steps at once. */
export const signInByPasskey = useCase(
  agentsRoutes.signInByPasskey,
  async ({ body: { passkey, keep }, sourceIp, event }, deps: Deps<typeof makers>) => {
    const now = deps.clock.now()
    const attempt: Attempt = {
      what: 'login-address',
      subject: sourceIp,
      windowMs: quarterHourMs,
      now,
    }
    if (!(await deps.attempts.take(attempt, loginLimits.address))) {
      throw new AppError('auth.throttled', { retryAfterSeconds: quarterHourMs / 1000 })
    }
    const owner = await deps.factors.ownerOf(passkey.id)
    if (owner === undefined) throw new AppError('auth.wrong-passkey')
    const { agencyId, agentId } = owner
    const [agency, agent, factors] = await Promise.all([
      deps.agencies.agency(agencyId),
      deps.agencies.agent(agencyId, agentId),
      deps.factors.of(agencyId, agentId),
    ])
    const { tickets } = deps
    const change = await checkPasskey(passkey, {
      factors,
      isAlone: true,
      tickets,
      kind: 'sign-in',
      now,
    })
    const isHere =
      agency !== undefined && agent !== undefined && !agency.archived && !agent.archived
    if (!isHere) throw new AppError('auth.wrong-passkey')
    await deps.factors.save(factors, change)
    await deps.attempts.giveBack(attempt)
    return beginSession({ agency, agent, keep, by: 'passkey', event }, deps)
  },
)

export const handler = publicLambdaFor(signInByPasskey, makers)

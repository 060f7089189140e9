import { agentsRoutes } from '#shared/api/agents'
import { AppError, isAppError } from '#shared/errors/app-error'
import { takeSecondStep } from '../../accounts/second-step'
import { tellOwner } from '../../accounts/security-mail'
import { tellSignIn } from '../../accounts/sign-in-events'
import { theZaps } from '../../audit/zap-sender'
import { agencyStore } from '../../data/people/agency-store'
import { attemptStore } from '../../data/people/attempt-store'
import { auditStore } from '../../data/people/audit-store'
import { factorStore } from '../../data/people/factor-store'
import { actorOf, principalOf } from '../../data/people/people'
import { sessionStore } from '../../data/people/session-store'
import { ticketStore } from '../../data/people/ticket-store'
import { theSealing } from '../../data/secrets/sealing'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { beginSession, deviceOf } from '../begin-session'

const makers = {
  agencies: agencyStore,
  sessions: sessionStore,
  attempts: attemptStore,
  zaps: theZaps,
  audit: auditStore,
  factors: factorStore,
  tickets: ticketStore,
  queue: mailQueue,
  sealing: theSealing,
}

/**
 * A wrong code leaves the ticket as it is, so that another may be tried; the throttle counts them.
 */
export const finishSignIn = useCase(
  agentsRoutes.finishSignIn,
  async ({ body, event }, deps: Deps<typeof makers>) => {
    const now = deps.clock.now()
    const { ticket: secret, ...proof } = body
    const ticket = await deps.tickets.find(secret, 'second-step', now)
    if (ticket?.agencyId === undefined || ticket.agentId === undefined)
      throw new AppError('auth.ticket-over')
    const { agencyId, agentId, keep = false } = ticket
    const [agency, agent, present] = await Promise.all([
      deps.agencies.agency(agencyId),
      deps.agencies.agent(agencyId, agentId),
      deps.factors.of(agencyId, agentId),
    ])
    const isHere =
      agency !== undefined && agent !== undefined && !agency.archived && !agent.archived
    if (!isHere) throw new AppError('auth.ticket-over')
    const stepUsed = await takeSecondStep(proof, { present, kind: 'sign-in', deps }).catch(
      async (error: unknown) => {
        const signIn = isAppError(error, 'auth.throttled') ? 'step-locked' : 'step-failed'
        const whose = { agencyId, agentId }
        await tellSignIn(deps.queue, { signIn, whose, at: now.toISOString(), ...deviceOf(event) })
        throw error
      },
    )
    if ((await deps.tickets.use(secret, 'second-step', now)) === undefined)
      throw new AppError('auth.ticket-over')
    if (stepUsed === 'recovery code') {
      await deps.audit.add({
        id: deps.makeId('audit'),
        action: 'agent_used_recovery_code',
        agencyId,
        agentId,
        timestamp: now.toISOString(),
        by: actorOf(principalOf(agent, agency), agent),
      })
      await tellOwner(deps.queue, 'recovery-used', agent, now)
    }
    return beginSession({ agency, agent, keep, by: stepUsed, event }, deps)
  },
)

export const handler = publicLambdaFor(finishSignIn, makers)

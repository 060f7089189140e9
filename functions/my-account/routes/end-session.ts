import { myAccountRoutes } from '#shared/api/my-account'
import { AppError } from '#shared/errors/app-error'
import { agencyStore } from '../../data/people/agency-store'
import { sessionStore } from '../../data/people/session-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { ownAudit, ownRecords } from '../my-account'

const makers = { agencies: agencyStore, sessions: sessionStore }

export const endSession = useCase(
  myAccountRoutes.endSession,
  async ({ params: { id }, principal, token = '' }, deps: Deps<typeof makers>) => {
    const { agent } = await ownRecords(deps.agencies, principal)
    const sessions = await deps.sessions.ofAgent(agent, { token, now: deps.clock.now() })
    const session = sessions.find((one) => one.id === id)
    if (session === undefined) throw new AppError('record.not-found')
    await deps.sessions.endOne(
      session.key,
      ownAudit('agent_ended_session', { principal, agent }, deps),
    )
    return { status: 'done' as const }
  },
)

export const handler = lambdaFor(endSession, makers)

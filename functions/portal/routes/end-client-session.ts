import { portalSessionRoutes } from '#shared/api/portal-sessions'
import { AppError } from '#shared/errors/app-error'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { clientDid } from '../client-audit'
import { ownClient, type SessionDeps, sessionMakers } from '../own-sessions'

export const endClientSession = useCase(
  portalSessionRoutes.endClientSession,
  async ({ params: { id }, principal, token = '' }, deps: SessionDeps) => {
    const { client, ids } = await ownClient(principal, deps)
    const own = { agencyId: client.agencyId, ids }
    const sessions = await deps.sessions.ofClient(own, { token, now: deps.clock.now() })
    const session = sessions.find((one) => one.id === id)
    if (session === undefined) throw new AppError('record.not-found')
    await deps.sessions.endOne(session, clientDid(client, { action: 'client_ended_session' }, deps))
    return { status: 'done' as const }
  },
)

export const handler = lambdaFor(endClientSession, sessionMakers)

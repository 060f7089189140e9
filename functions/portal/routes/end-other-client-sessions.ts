import { portalSessionRoutes } from '#shared/api/portal-sessions'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { clientDid } from '../client-audit'
import { ownClient, type SessionDeps, sessionMakers } from '../own-sessions'

export const endOtherClientSessions = useCase(
  portalSessionRoutes.endOtherClientSessions,
  async ({ principal, token = '' }, deps: SessionDeps) => {
    const { client, ids } = await ownClient(principal, deps)
    const { agencyId } = client
    const now = deps.clock.now()
    const sessions = await deps.sessions.ofClient({ agencyId, ids }, { token, now })
    // Only ids that have an account of the portal have sessions.
    const withSessions = ids.filter((id) =>
      sessions.some(({ principal: { clientId } }) => clientId === id),
    )
    const audit = clientDid(client, { action: 'client_ended_other_sessions' }, deps)
    await deps.sessions.endOthers({ agencyId, ids: withSessions }, { token, now, audit })
    return { status: 'done' as const }
  },
)

export const handler = lambdaFor(endOtherClientSessions, sessionMakers)

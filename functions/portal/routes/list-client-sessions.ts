import { portalSessionRoutes } from '#shared/api/portal-sessions'
import { deviceView } from '../../accounts/device-view'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { ownClient, type SessionDeps, sessionMakers } from '../own-sessions'

export const listClientSessions = useCase(
  portalSessionRoutes.listClientSessions,
  async ({ principal, token = '' }, deps: SessionDeps) => {
    const { client, ids } = await ownClient(principal, deps)
    const own = { agencyId: client.agencyId, ids }
    const sessions = await deps.sessions.ofClient(own, { token, now: deps.clock.now() })
    return sessions.map(deviceView)
  },
)

export const handler = lambdaFor(listClientSessions, sessionMakers)

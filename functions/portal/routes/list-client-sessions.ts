import { portalSessionRoutes } from '#shared/api/portal-sessions'
import { deviceWords } from '../../accounts/device-words'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { ownClient, type SessionDeps, sessionMakers } from '../own-sessions'

export const listClientSessions = useCase(
  portalSessionRoutes.listClientSessions,
  async ({ principal, token = '' }, deps: SessionDeps) => {
    const { client, ids } = await ownClient(principal, deps)
    const own = { agencyId: client.agencyId, ids }
    const sessions = await deps.sessions.ofClient(own, { token, now: deps.clock.now() })
    return sessions.map(
      ({ id, isThis, userAgent, place, createdAt, signedInAt = createdAt, lastUsedAt }) => ({
        id,
        isThis,
        device: deviceWords(userAgent),
        place: place ?? 'Unknown place',
        signedInAt: new Date(signedInAt).toISOString(),
        lastUsedAt: new Date(lastUsedAt).toISOString(),
      }),
    )
  },
)

export const handler = lambdaFor(listClientSessions, sessionMakers)

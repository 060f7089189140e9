import { portalRoutes } from '#shared/api/portal'
import { clientSessions } from '../../data/people/client-sessions'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { sessions: clientSessions }

/** Ends the session of the token that the call came with. */
export const logoutClient = useCase(
  portalRoutes.logoutClient,
  async ({ token }, { sessions }: Deps<typeof makers>) => {
    if (token !== undefined) await sessions.end(token)
    return { status: 'signed out' as const }
  },
)

export const handler = lambdaFor(logoutClient, makers)

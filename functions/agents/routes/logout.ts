import { agentsRoutes } from '#shared/api/agents'
import { sessionStore } from '../../data/people/session-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { sessions: sessionStore }

/** Ends the session of the token that the call came with. */
export const logout = useCase(
  agentsRoutes.logout,
  async ({ token }, { sessions }: Deps<typeof makers>) => {
    if (token !== undefined) await sessions.end(token)
    return { status: 'signed out' as const }
  },
)

export const handler = lambdaFor(logout, makers)

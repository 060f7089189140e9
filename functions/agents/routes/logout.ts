import { agentsRoutes } from '#shared/api/agents'
import { type SessionStore, sessionStore } from '../../data/people/session-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'

export interface LogoutDeps extends Basics {
  readonly sessions: SessionStore
}

/** Ends the session of the token that the call came with. */
export const logout = useCase(agentsRoutes.logout, async ({ token }, { sessions }: LogoutDeps) => {
  if (token !== undefined) await sessions.end(token)
  return { status: 'signed out' as const }
})

export const handler = lambdaFor(logout, (table) => ({ sessions: sessionStore(table) }))

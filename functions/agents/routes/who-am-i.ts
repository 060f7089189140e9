import { agentsRoutes } from '#shared/api/agents'
import { AppError } from '#shared/errors/app-error'
import { agencyStore } from '../../data/people/agency-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { signedInUserOf } from '../signed-in-user-of'

const makers = { agencies: agencyStore }

/** The signed-in user with the agency as it is now: flags and settings changed since the sign-in are seen at once. */
export const whoAmI = useCase(agentsRoutes.whoAmI, async ({ principal }, { agencies }: Deps<typeof makers>) => {
  const [agency, agent] = await Promise.all([
    agencies.agency(principal.agencyId),
    agencies.agent(principal.agencyId, principal.agentId),
  ])
  if (agency === undefined || agent === undefined) throw new AppError('auth.required')
  return signedInUserOf(agent, agency)
})

export const handler = lambdaFor(whoAmI, makers)

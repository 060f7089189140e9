import { agencyPeopleRoutes } from '#shared/api/agency-people'
import { AppError } from '#shared/errors/app-error'
import { agencyStore } from '../../data/people/agency-store'
import { agentStore } from '../../data/people/agent-store'
import { callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyAnd, peopleAudit, personOf } from '../agency-person'

const makers = { agencies: agencyStore, people: agentStore }

export const removeAgent = useCase(
  agencyPeopleRoutes.removeAgent,
  async ({ params: { id }, principal }, deps: Deps<typeof makers>) => {
    const [{ agency, agent }, caller] = await Promise.all([
      agencyAnd(deps.agencies, principal, id),
      callerIn(deps.agencies, principal),
    ])
    if (personOf(agent, agency).status !== 'invited') throw new AppError('agent.not-invited')
    if (agency.admins.includes(id)) throw new AppError('agent.last-admin')
    const details = { email: agent.email }
    const audit = peopleAudit(
      { principal, caller, action: 'agent_withdrew_invitation', about: id, details },
      deps,
    )
    await deps.people.remove(agent, audit)
    return { removed: true as const }
  },
)

export const handler = lambdaFor(removeAgent, makers)

import { agencyPeopleRoutes } from '#shared/api/agency-people'
import { refuseField } from '#shared/errors/refuse-field'
import { agencyStore } from '../../data/people/agency-store'
import { agentStore } from '../../data/people/agent-store'
import { callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyAnd, peopleAudit, personOf } from '../agency-person'

const makers = { agencies: agencyStore, people: agentStore }

export const patchAgent = useCase(
  agencyPeopleRoutes.patchAgent,
  async ({ params: { id }, body, principal }, deps: Deps<typeof makers>) => {
    const [{ agency, agent }, caller] = await Promise.all([
      agencyAnd(deps.agencies, principal, id),
      callerIn(deps.agencies, principal),
    ])
    if (body.isAdmin === true && id === principal.agentId && !agency.admins.includes(id))
      refuseField('body.isAdmin', 'You can’t make yourself a lead agent')
    const { archived = agent.archived, isAdmin = agency.admins.includes(id) } = body
    const audit = peopleAudit({ principal, caller, action: 'agent_updated_agent', about: id, details: body }, deps)
    await deps.people.setStanding({ agency, agent }, { archived, isAdmin }, { audit, now: deps.clock.now() })
    const admins = agency.admins.filter((other) => other !== id)
    return personOf({ ...agent, archived }, { ...agency, admins: isAdmin && !archived ? [...admins, id] : admins })
  },
)

export const handler = lambdaFor(patchAgent, makers)

import { isSuperadmin } from '#shared/access/roles'
import { agencyPeopleRoutes } from '#shared/api/agency-people'
import { AppError } from '#shared/errors/app-error'
import { agencyStore } from '../../data/people/agency-store'
import { agentStore } from '../../data/people/agent-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { peopleOf } from '../agency-person'

const makers = { agencies: agencyStore, people: agentStore }

export const listAgents = useCase(
  agencyPeopleRoutes.listAgents,
  async ({ params: { id }, principal }, deps: Deps<typeof makers>) => {
    if (id !== principal.agencyId && !isSuperadmin(principal))
      throw new AppError('record.not-found')
    return peopleOf(id, deps)
  },
)

export const handler = lambdaFor(listAgents, makers)

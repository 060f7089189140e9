import { agencyPeopleRoutes } from '#shared/api/agency-people'
import { agencyStore } from '../../data/people/agency-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyAnd, personOf } from '../agency-person'

const makers = { agencies: agencyStore }

export const getAgent = useCase(
  agencyPeopleRoutes.getAgent,
  async ({ params: { id }, principal }, { agencies }: Deps<typeof makers>) => {
    const { agency, agent } = await agencyAnd(agencies, principal, id)
    return personOf(agent, agency)
  },
)

export const handler = lambdaFor(getAgent, makers)

import { agencyPeopleRoutes } from '#shared/api/agency-people'
import { fieldsOf } from '#shared/catalogue/fields-of'
import { parseFilter } from '#shared/catalogue/filter'
import { selectRows } from '../../data/catalogue/select-rows'
import { agencyStore } from '../../data/people/agency-store'
import { agentStore } from '../../data/people/agent-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { peopleOf } from '../agency-person'

const makers = { agencies: agencyStore, people: agentStore }
const whitelist = {
  filter: {
    ...fieldsOf('string', 'id email firstName lastName fullName status'),
    isAdmin: 'boolean' as const,
  },
  order: ['fullName', 'firstName', 'lastName', 'email', 'status'],
  fields: [],
  include: [],
  limits: { limit: 1_000, defaultLimit: 1_000 },
}

/** The people of an agency by filter: hundreds at the most, one Query. */
export const findAgents = useCase(
  agencyPeopleRoutes.findAgents,
  async ({ query, principal }, deps: Deps<typeof makers>) => {
    const filter = parseFilter(query.filter, whitelist)
    return [...selectRows(await peopleOf(principal.agencyId, deps), filter).rows]
  },
)

export const handler = lambdaFor(findAgents, makers)

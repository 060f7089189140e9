import type { AgentPrincipal } from '#shared/access/principal'
import { agentsRoutes } from '#shared/api/agents'
import { parseFilter } from '#shared/catalogue/filter'
import { AppError } from '#shared/errors/app-error'
import { clientLines } from '../../data/lists/client-lines'
import { listPage } from '../../data/lists/list-page'
import { listReader } from '../../data/lists/list-reader'
import { agencyStore } from '../../data/people/agency-store'
import { lambdaFor } from '../../data/table/lambda-for'
import type { Table } from '../../data/table/table-access'
import { type Deps, useCase } from '../../runtime/use-case'
import { signedInUserOf } from '../signed-in-user-of'

const makers = {
  agencies: agencyStore,
  clientList: (table: Table) => listReader(table, clientLines),
}

/** The first hundred clients by name; GET /api/Clients has them all. */
const clientNames = { filter: {}, order: [], fields: [], include: [] }

/**
 * The signed-in user with the agency as it is now: flags and settings changed since the sign-in are
 * seen at once.
 */
export const whoAmI = useCase(
  agentsRoutes.whoAmI,
  async ({ principal, token = '' }, deps: Deps<typeof makers>) => {
    const { agencyId, agentId } = principal
    const [agency, agent, list] = await Promise.all([
      deps.agencies.agency(agencyId),
      deps.agencies.agent(agencyId, agentId),
      deps.clientList.now(agencyId),
    ])
    if (agency === undefined || agent === undefined) throw new AppError('auth.required')
    const { lines } = listPage(list, {
      principal,
      filter: parseFilter('{"limit":100}', clientNames),
      cursor: undefined,
    })
    const clients = lines.map(({ id, name }) => ({ id, clientId: id, name }))
    return { ...signedInUserOf(agent, agency), masquerade: masqueradeOf(principal), token, clients }
  },
)

/** Who is behind the user, for the banner. */
function masqueradeOf({ masqueradedBy }: AgentPrincipal) {
  if (masqueradedBy?.ends === undefined) return undefined
  const { agentId, name = agentId, ends } = masqueradedBy
  return { userId: agentId, fullName: name, ends }
}

export const handler = lambdaFor(whoAmI, makers)

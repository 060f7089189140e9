import { clientsRoutes } from '#shared/api/clients'
import { parseWhere } from '#shared/catalogue/filter'
import { clientReads } from '../../data/clients/client-reads'
import { filteredCount } from '../../data/table/filtered-list'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { clientList, clientWhitelist } from '../client-list'
import type { ListClientsDeps } from './list-clients'

/** How many of the agent's clients a where clause selects. */
export const countClients = useCase(
  clientsRoutes.countClients,
  async ({ query, principal }, { clients }: ListClientsDeps) => {
    const where = parseWhere(query.where, clientWhitelist)
    return { count: await filteredCount(clientList(clients, { principal, where }), where) }
  },
)

export const handler = lambdaFor(countClients, (table) => ({ clients: clientReads(table) }))

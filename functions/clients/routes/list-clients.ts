import { clientsRoutes } from '#shared/api/clients'
import { parseFilter } from '#shared/catalogue/filter'
import { listedClientIn } from '../../data/lists/client-lines'
import { listPage } from '../../data/lists/list-page'
import { lambdaFor } from '../../data/table/lambda-for'
import { reply } from '../../runtime/reply'
import { useCase } from '../../runtime/use-case'
import { clientListMakers, clientWhitelist, type ListClientsDeps } from '../client-list'

/** The agent's clients by filter, by name unless another order is asked for. */
export const listClients = useCase(
  clientsRoutes.listClients,
  async ({ query, principal }, { clientList }: ListClientsDeps) => {
    const filter = parseFilter(query.filter, clientWhitelist)
    const list = await clientList.now(principal.agencyId)
    const { lines, headers } = listPage(list, { principal, filter, cursor: query.cursor })
    return reply(lines.map(listedClientIn), { headers })
  },
)

export const handler = lambdaFor(listClients, clientListMakers)

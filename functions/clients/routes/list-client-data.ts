import { clientDataRoutes } from '#shared/api/client-data'
import { parseFilter } from '#shared/catalogue/filter'
import { listedClientIn } from '../../data/lists/client-lines'
import { listPage } from '../../data/lists/list-page'
import { lambdaFor } from '../../data/table/lambda-for'
import { reply } from '../../runtime/reply'
import { useCase } from '../../runtime/use-case'
import { clientListMakers, clientWhitelist, type ListClientsDeps } from '../client-list'
import { clientDataOf } from '../client-view'

/** How the agent’s clients stand, each with the latest update. */
export const listClientData = useCase(
  clientDataRoutes.listClientData,
  async ({ query, principal }, { clientList }: ListClientsDeps) => {
    const filter = parseFilter(query.filter, clientWhitelist)
    const list = await clientList.now(principal.agencyId)
    const { lines, headers } = listPage(list, { principal, filter, cursor: query.cursor })
    return reply(
      lines.map((line) => clientDataOf(listedClientIn(line))),
      { headers },
    )
  },
)

export const handler = lambdaFor(listClientData, clientListMakers)

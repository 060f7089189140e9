import { clientDataRoutes } from '#shared/api/client-data'
import { parseWhere } from '#shared/catalogue/filter'
import { ownWhere } from '../../data/lists/list-page'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { clientListMakers, clientWhitelist, type ListClientsDeps } from '../client-list'

/** How many of the agent's clients a where clause selects. */
export const countClientData = useCase(
  clientDataRoutes.countClientData,
  async ({ query, principal }, { clientList }: ListClientsDeps) => {
    const where = ownWhere(parseWhere(query.where, clientWhitelist), principal)
    return { count: (await clientList.now(principal.agencyId)).countOf(where) }
  },
)

export const handler = lambdaFor(countClientData, clientListMakers)

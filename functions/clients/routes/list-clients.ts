import { clientsRoutes } from '#shared/api/clients'
import { parseFilter } from '#shared/catalogue/filter'
import { listedClientIn } from '../../data/lists/client-lines'
import { listPage } from '../../data/lists/list-page'
import { lambdaFor } from '../../data/table/lambda-for'
import { tripListMakers } from '../../itineraries/view/trip-list'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientListMakers, clientWhitelist } from '../client-list'
import { countTrips } from '../count-trips'

const makers = { ...clientListMakers, ...tripListMakers }

/** The agent's clients by filter, by name unless another order is asked for. */
export const listClients = useCase(
  clientsRoutes.listClients,
  async ({ query, principal }, { clientList, tripList }: Deps<typeof makers>) => {
    const filter = parseFilter(query.filter, clientWhitelist)
    const isCounting = filter.include.includes('itineraryCount')
    const [list, trips] = await Promise.all([
      clientList.now(principal.agencyId),
      isCounting ? tripList.now(principal.agencyId) : undefined,
    ])
    const { lines, headers } = listPage(list, { principal, filter, cursor: query.cursor })
    const counts = trips && countTrips(trips, lines)
    const answer = lines.map((line) => ({
      ...listedClientIn(line),
      ...(counts === undefined ? {} : { itineraryCount: counts.get(line.id) ?? 0 }),
    }))
    return reply(answer, { headers })
  },
)

export const handler = lambdaFor(listClients, makers)

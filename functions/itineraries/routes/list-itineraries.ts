import { itinerariesRoutes } from '#shared/api/itineraries'
import { parseFilter } from '#shared/catalogue/filter'
import { listPage } from '../../data/lists/list-page'
import { lambdaFor } from '../../data/table/lambda-for'
import { pickFields } from '../../data/table/pick-fields'
import { reply } from '../../runtime/reply'
import { useCase } from '../../runtime/use-case'
import { type ListItinerariesDeps, tripListMakers, tripWhitelist } from '../view/trip-list'

/** Itineraries by filter, the last changed first unless another order is asked for. */
export const listItineraries = useCase(
  itinerariesRoutes.listItineraries,
  async ({ query, principal }, { tripList }: ListItinerariesDeps) => {
    const filter = parseFilter(query.filter, tripWhitelist)
    const list = await tripList.now(principal.agencyId)
    const { lines, headers } = listPage(list, { principal, filter, cursor: query.cursor })
    return reply(
      lines.map((line) => pickFields(line, { id: 'id', fields: filter.fields })),
      { headers },
    )
  },
)

export const handler = lambdaFor(listItineraries, tripListMakers)

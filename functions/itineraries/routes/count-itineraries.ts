import { itinerariesRoutes } from '#shared/api/itineraries'
import { parseWhere } from '#shared/catalogue/filter'
import { ownWhere } from '../../data/lists/list-page'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type ListItinerariesDeps, tripListMakers, tripWhitelist } from '../view/trip-list'

/** How many itineraries a where clause selects, of those that the agent may list. */
export const countItineraries = useCase(
  itinerariesRoutes.countItineraries,
  async ({ query, principal }, { tripList }: ListItinerariesDeps) => {
    const where = ownWhere(parseWhere(query.where, tripWhitelist), principal)
    return { count: (await tripList.now(principal.agencyId)).countOf(where) }
  },
)

export const handler = lambdaFor(countItineraries, tripListMakers)

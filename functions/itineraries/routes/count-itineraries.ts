import { itinerariesRoutes } from '#shared/api/itineraries'
import { parseWhere } from '#shared/catalogue/filter'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { filteredCount } from '../../data/table/filtered-list'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { tripList, tripWhitelist } from '../view/trip-list'
import type { ListItinerariesDeps } from './list-itineraries'

/** How many itineraries a where clause selects, of those that the agent may list. */
export const countItineraries = useCase(
  itinerariesRoutes.countItineraries,
  async ({ query, principal }, { itineraries }: ListItinerariesDeps) => {
    const where = parseWhere(query.where, tripWhitelist)
    return { count: await filteredCount(tripList(itineraries, { principal, where }), where) }
  },
)

export const handler = lambdaFor(countItineraries, (table) => ({ itineraries: itineraryStore(table) }))

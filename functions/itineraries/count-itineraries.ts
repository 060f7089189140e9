import { itinerariesRoutes } from '#shared/api/itineraries'
import { parseWhere } from '#shared/catalogue/filter'
import { filteredCount } from '../data/filtered-list'
import { itineraryStore } from '../data/itinerary-store'
import { lambdaFor } from '../data/lambda-for'
import { useCase } from '../runtime/use-case'
import type { ListItinerariesDeps } from './list-itineraries'
import { tripList, tripWhitelist } from './trip-list'

/** How many itineraries a where clause selects, of those that the agent may list. */
export const countItineraries = useCase(
  itinerariesRoutes.countItineraries,
  async ({ query, principal }, { itineraries }: ListItinerariesDeps) => {
    const where = parseWhere(query.where, tripWhitelist)
    return { count: await filteredCount(tripList(itineraries, { principal, where }), where) }
  },
)

export const handler = lambdaFor(countItineraries, (table) => ({ itineraries: itineraryStore(table) }))

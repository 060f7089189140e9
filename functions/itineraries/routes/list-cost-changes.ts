import { tripLifeRoutes } from '#shared/api/trip-life'
import { type ItineraryStore, itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Basics, useCase } from '../../runtime/use-case'
import { requireOwnTrip } from '../view/require-own-trip'

export interface CostChangesDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'get' | 'costChanges'>
}

/** Every change of the suppliers' costs, the last first. */
export const listCostChanges = useCase(
  tripLifeRoutes.listCostChanges,
  async ({ params, query: { limit }, principal }, { itineraries }: CostChangesDeps) => {
    const { agencyId } = principal
    const [stored, changes] = await Promise.all([
      itineraries.get(agencyId, params.id),
      itineraries.costChanges(agencyId, params.id, limit),
    ])
    requireOwnTrip(principal, stored)
    return changes
  },
)

export const handler = lambdaFor(listCostChanges, (table) => ({ itineraries: itineraryStore(table) }))

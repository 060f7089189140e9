import { tripLifeRoutes } from '#shared/api/trip-life'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireOwnTrip } from '../view/require-own-trip'

const makers = { itineraries: itineraryStore }

/** Every change of the suppliers' costs, the last first. */
export const listCostChanges = useCase(
  tripLifeRoutes.listCostChanges,
  async ({ params, query: { limit }, principal }, { itineraries }: Deps<typeof makers>) => {
    const { agencyId } = principal
    const [stored, changes] = await Promise.all([
      itineraries.get(agencyId, params.id),
      itineraries.costChanges(agencyId, params.id, limit),
    ])
    requireOwnTrip(principal, stored)
    return changes
  },
)

export const handler = lambdaFor(listCostChanges, makers)

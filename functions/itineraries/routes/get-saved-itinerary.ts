import { savedTripRoutes } from '#shared/api/saved-trips'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { fieldsOfOne } from '../../data/table/one-filter'
import { reply } from '../../runtime/reply'
import { type Deps, useCase } from '../../runtime/use-case'
import { requireSaved } from '../saved/require-saved'
import { oneItinerary } from '../view/one-itinerary'
import { agentView } from '../view/view'

const makers = { itineraries: itineraryStore }

/** One saved itinerary, readable by every agent of the agency. */
export const getSavedItinerary = useCase(
  savedTripRoutes.getSavedItinerary,
  async ({ params, query, principal }, { itineraries, clock }: Deps<typeof makers>) => {
    const savedTrip = requireSaved(principal, await itineraries.get(principal.agencyId, params.id))
    return reply(agentView(savedTrip, clock.now()), {
      fields: fieldsOfOne(query.filter, oneItinerary),
      version: savedTrip.record.version,
    })
  },
)

export const handler = lambdaFor(getSavedItinerary, makers)

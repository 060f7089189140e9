import { itinerariesRoutes } from '#shared/api/itineraries'
import { parseFilter } from '#shared/catalogue/filter'
import { type ItineraryStore, itineraryStore } from '../data/itinerary-store'
import { lambdaFor } from '../data/lambda-for'
import { reply } from '../runtime/reply'
import { type Basics, useCase } from '../runtime/use-case'
import { requireOwnTrip } from './require-own-trip'
import { agentView } from './view'

export interface GetItineraryDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'get'>
}

/** What a caller may ask for beside the itinerary: all of it is always there. */
const whitelist = { filter: {}, order: [], fields: [], include: ['agent', 'client', 'payments', 'messages', 'parties'] }

/** One itinerary as its agent sees it; another agency's, or another agent's, is not found. */
export const getItinerary = useCase(
  itinerariesRoutes.getItinerary,
  async ({ params, query, principal }, { itineraries, clock }: GetItineraryDeps) => {
    parseFilter(query.filter, whitelist)
    const stored = requireOwnTrip(principal, await itineraries.get(principal.agencyId, params.id))
    return reply(agentView(stored, clock.now()), { version: stored.record.version })
  },
)

export const handler = lambdaFor(getItinerary, (table) => ({ itineraries: itineraryStore(table) }))

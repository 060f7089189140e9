import { savedTripRoutes } from '#shared/api/saved-trips'
import { type AgencyStore, agencyStore } from '../data/agency-store'
import { type ItineraryStore, itineraryStore } from '../data/itinerary-store'
import { lambdaFor } from '../data/lambda-for'
import { actorOf } from '../data/people'
import { type SavedItineraryStore, savedItineraryStore } from '../data/saved-itinerary-store'
import { optionalIfMatchOf } from '../runtime/parse-request'
import { type Basics, useCase } from '../runtime/use-case'
import { changed, refuseStale } from './changed'
import { requireOwnSaved } from './require-saved'

export interface DeleteSavedDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'get'>
  readonly agencies: Pick<AgencyStore, 'agent'>
  readonly saved: Pick<SavedItineraryStore, 'remove'>
}

/** Takes a saved itinerary away. Asked again it is not found: there is nothing that could be deleted twice. */
export const deleteSavedItinerary = useCase(
  savedTripRoutes.deleteSavedItinerary,
  async ({ principal, params: { id }, event, requestId }, deps: DeleteSavedDeps) => {
    const { agencyId, agentId } = principal
    const [found, agent] = await Promise.all([
      deps.itineraries.get(agencyId, id),
      deps.agencies.agent(agencyId, agentId),
    ])
    const stored = requireOwnSaved(principal, found)
    const { version } = stored.record
    const [expected = version, now] = [optionalIfMatchOf(event), deps.clock.now()]
    if (expected !== version) throw changed(expected, { current: stored, now })
    const entry = { at: now.toISOString(), by: actorOf(principal, agent), requestId }
    await deps.saved.remove(stored, entry).catch(refuseStale(version, now))
    return { id, deleted: true as const }
  },
)

export const handler = lambdaFor(deleteSavedItinerary, (table) => ({
  itineraries: itineraryStore(table),
  agencies: agencyStore(table),
  saved: savedItineraryStore(table),
}))

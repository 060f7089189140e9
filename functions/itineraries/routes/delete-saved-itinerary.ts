import { savedTripRoutes } from '#shared/api/saved-trips'
import { type ItineraryStore, itineraryStore } from '../../data/itineraries/itinerary-store'
import { type SavedItineraryStore, savedItineraryStore } from '../../data/itineraries/saved-itinerary-store'
import { type AgencyStore, agencyStore } from '../../data/people/agency-store'
import { actorOf } from '../../data/people/people'
import { useCaseOnce } from '../../data/table/answer-once'
import { type AnswerStore, answerStore } from '../../data/table/idempotency'
import { lambdaFor } from '../../data/table/lambda-for'
import { optionalIfMatchOf } from '../../runtime/parse-request'
import type { Basics } from '../../runtime/use-case'
import { refuseStale, staleVersionError } from '../history/stale-version'
import { requireOwnSaved } from '../saved/require-saved'

export interface DeleteSavedDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'get'>
  readonly agencies: Pick<AgencyStore, 'agent'>
  readonly saved: Pick<SavedItineraryStore, 'remove'>
  readonly answers: AnswerStore
}

/** Takes a saved itinerary away. Asked again without the key of the first request it is not found. */
export const deleteSavedItinerary = useCaseOnce(
  savedTripRoutes.deleteSavedItinerary,
  async (call, deps: DeleteSavedDeps, keep) => {
    const { principal, event, requestId } = call
    const { id } = call.params
    const { agencyId, agentId } = principal
    const now = deps.clock.now()
    const [found, agent] = await Promise.all([
      deps.itineraries.get(agencyId, id),
      deps.agencies.agent(agencyId, agentId),
    ])
    const stored = requireOwnSaved(principal, found)
    const { version } = stored.record
    const expected = optionalIfMatchOf(event) ?? version
    if (expected !== version) throw staleVersionError(expected, { current: stored, now })
    const answer = { id, deleted: true } as const
    const entry = { at: now.toISOString(), by: actorOf(principal, agent), requestId }
    await deps.saved.remove(stored, { ...entry, answer: keep(answer, version) }).catch(refuseStale(version, now))
    return { answer, version }
  },
)

export const handler = lambdaFor(deleteSavedItinerary, (table) => ({
  itineraries: itineraryStore(table),
  agencies: agencyStore(table),
  saved: savedItineraryStore(table),
  answers: answerStore(table),
}))

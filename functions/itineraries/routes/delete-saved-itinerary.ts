import { savedTripRoutes } from '#shared/api/saved-trips'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { savedItineraryStore } from '../../data/itineraries/saved-itinerary-store'
import { agencyStore } from '../../data/people/agency-store'
import { actorOf, callerIn } from '../../data/people/people'
import { useCaseOnce } from '../../data/table/answer-once'
import { answerStore } from '../../data/table/idempotency'
import { lambdaFor } from '../../data/table/lambda-for'
import { optionalIfMatchOf } from '../../runtime/parse-request'
import type { Deps } from '../../runtime/use-case'
import { refuseStale, staleVersionError } from '../history/stale-version'
import { requireOwnSaved } from '../saved/require-saved'

const makers = {
  itineraries: itineraryStore,
  agencies: agencyStore,
  saved: savedItineraryStore,
  answers: answerStore,
}

/** Deletes a saved itinerary. A repeat without the Idempotency-Key answers not found. */
export const deleteSavedItinerary = useCaseOnce(
  savedTripRoutes.deleteSavedItinerary,
  async (call, deps: Deps<typeof makers>, keep) => {
    const { principal, event, requestId } = call
    const { id } = call.params
    const { agencyId } = principal
    const now = deps.clock.now()
    const [found, agent] = await Promise.all([
      deps.itineraries.get(agencyId, id),
      callerIn(deps.agencies, principal),
    ])
    const ownTrip = requireOwnSaved(principal, found)
    const { version } = ownTrip.record
    const expectedVersion = optionalIfMatchOf(event) ?? version
    if (expectedVersion !== version)
      throw staleVersionError(expectedVersion, { current: ownTrip, now })
    const answer = { id, deleted: true } as const
    const entry = { at: now.toISOString(), by: actorOf(principal, agent), requestId }
    await deps.saved
      .remove(ownTrip, { ...entry, answer: keep(answer, version) })
      .catch(refuseStale(version, now))
    return { answer, version }
  },
)

export const handler = lambdaFor(deleteSavedItinerary, makers)

import { savedTripRoutes } from '#shared/api/saved-trips'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { makeCopy } from '../create/make-copy'
import { requireSaved } from '../saved/require-saved'
import { requireStartToCome } from '../saved/require-start-to-come'
import { type TripDeps, tripDeps } from '../view/trip-deps'

const route = savedTripRoutes.getItineraryFrom

/** Makes a new estimate of a saved itinerary; from another day on its stays have to be quoted anew. */
export const getItineraryFrom = useCase(route, async (call, deps: TripDeps) => {
  const { principal, body, requestId } = call
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, async (keep) => {
    const { record } = requireSaved(principal, await deps.itineraries.get(principal.agencyId, body.id))
    const { startDate, clientId } = body
    if (startDate !== undefined) requireStartToCome(startDate, deps.clock)
    const action = `created from ${record.id}`
    return makeCopy(
      { principal, source: record, state: 'estimate', startDate, clientId, action, requestId, keep },
      deps,
    )
  })
})

export const handler = lambdaFor(getItineraryFrom, tripDeps)

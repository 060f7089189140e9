import { savedTripRoutes } from '#shared/api/saved-trips'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { makeCopy } from '../create/make-copy'
import { requireOwnTrip } from '../view/require-own-trip'
import { type TripDeps, tripDeps } from '../view/trip-deps'

const route = savedTripRoutes.createSavedItineraryFromItinerary

/** Saves what an itinerary holds as a pattern for others. */
export const createSavedItineraryFromItinerary = useCase(route, async (call, deps: TripDeps) => {
  const { principal, body, requestId } = call
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, async (keep) => {
    const { record } = requireOwnTrip(principal, await deps.itineraries.get(principal.agencyId, body.itineraryId))
    const action = `saved from ${record.id}`
    return makeCopy({ principal, source: record, state: 'saved', name: body.name, action, requestId, keep }, deps)
  })
})

export const handler = lambdaFor(createSavedItineraryFromItinerary, tripDeps)

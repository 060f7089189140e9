import { savedTripRoutes } from '#shared/api/saved-trips'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { createTrip } from '../create/create-trip'
import { type TripDeps, tripDeps } from '../view/trip-deps'

const route = savedTripRoutes.createSavedItinerary

/** Stores a pattern for others; whom it was made for is not part of it. */
export const createSavedItinerary = useCase(route, async (call, deps: TripDeps) => {
  const { itinerary, clientId: _whom, ...named } = call.body
  const { client: _named, ...params } = itinerary.params
  const input = { ...named, itinerary: { ...itinerary, params } }
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
    createTrip({ ...call, input, state: 'saved', action: 'saved', keep }, deps),
  )
})

export const handler = lambdaFor(createSavedItinerary, tripDeps)

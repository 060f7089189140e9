import { itinerariesRoutes } from '#shared/api/itineraries'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { createTrip } from '../create/create-trip'
import { type TripDeps, tripDeps } from '../view/trip-deps'

const route = itinerariesRoutes.createItinerary

/** Stores a new itinerary in state estimate (2 §7.1). */
export const createItinerary = useCase(route, async (call, deps: TripDeps) =>
  answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
    createTrip({ ...call, input: call.body, state: 'estimate', action: 'created', keep }, deps),
  ),
)

export const handler = lambdaFor(createItinerary, tripDeps)

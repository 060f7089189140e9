import { itinerariesRoutes } from '#shared/api/itineraries'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { createTrip } from '../create/create-trip'
import { type TripDeps, tripMakers } from '../view/trip-deps'

/** Stores a new itinerary in state estimate (2 §7.1). */
export const createItinerary = useCaseOnce(itinerariesRoutes.createItinerary, async (call, deps: TripDeps, keep) =>
  createTrip({ ...call, input: call.body, state: 'estimate', action: 'created', keep }, deps),
)

export const handler = lambdaFor(createItinerary, tripMakers)

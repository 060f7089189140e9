import { savedTripRoutes } from '#shared/api/saved-trips'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { createTrip } from '../create/create-trip'
import { type TripDeps, tripMakers } from '../view/trip-deps'

/** Stores a pattern for others; whom it was made for is not part of it. */
export const createSavedItinerary = useCaseOnce(
  savedTripRoutes.createSavedItinerary,
  async (call, deps: TripDeps, keep) => {
    const { itinerary, clientId: _whom, ...named } = call.body
    const { client: _named, ...params } = itinerary.params
    const input = { ...named, itinerary: { ...itinerary, params } }
    return createTrip({ ...call, input, state: 'saved', action: 'saved', keep }, deps)
  },
)

export const handler = lambdaFor(createSavedItinerary, tripMakers)

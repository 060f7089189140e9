import { itinerariesRoutes } from '#shared/api/itineraries'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { createTrip } from '../create/create-trip'
import { type TripDeps, tripMakers } from '../view/trip-deps'

/** Stores a new itinerary as an estimate (2 §7.1), or as a draft that the agent saves by hand. */
export const createItinerary = useCaseOnce(
  itinerariesRoutes.createItinerary,
  async (call, deps: TripDeps, keep) =>
    createTrip(
      {
        ...call,
        input: call.body,
        state: call.body.itinerary.state ?? 'estimate',
        action: 'created',
        keep,
      },
      deps,
    ),
)

export const handler = lambdaFor(createItinerary, tripMakers)

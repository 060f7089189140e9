import { savedTripRoutes } from '#shared/api/saved-trips'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { createTrip } from '../create/create-trip'
import { requireMayMake } from '../saved/require-saved'
import { type TripDeps, tripMakers } from '../view/trip-deps'

/** Saves a template for the agency, without its client. */
export const createSavedItinerary = useCaseOnce(
  savedTripRoutes.createSavedItinerary,
  async (call, deps: TripDeps, keep) => {
    const { itinerary, clientId: _whom, ...named } = call.body
    const { state: wanted, ...trip } = itinerary
    const { client: _named, ...params } = trip.params
    const state = wanted === 'example' ? wanted : 'saved'
    requireMayMake(call.principal, state)
    return createTrip(
      {
        ...call,
        input: { ...named, itinerary: { ...trip, params } },
        state,
        action: 'saved',
        keep,
      },
      deps,
    )
  },
)

export const handler = lambdaFor(createSavedItinerary, tripMakers)

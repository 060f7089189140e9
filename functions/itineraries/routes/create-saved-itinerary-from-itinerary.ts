import { savedTripRoutes } from '#shared/api/saved-trips'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { makeCopy } from '../create/make-copy'
import { requireMayMake } from '../saved/require-saved'
import { requireOwnTrip } from '../view/require-own-trip'
import { type TripDeps, tripMakers } from '../view/trip-deps'

/** Saves an itinerary as a template for the agency. */
export const createSavedItineraryFromItinerary = useCaseOnce(
  savedTripRoutes.createSavedItineraryFromItinerary,
  async (call, deps: TripDeps, keep) => {
    const { principal, body, requestId } = call
    requireMayMake(principal, body.state)
    const { record } = requireOwnTrip(
      principal,
      await deps.itineraries.get(principal.agencyId, body.itineraryId),
    )
    const action = `saved from ${record.id}`
    return makeCopy(
      { principal, source: record, state: body.state, name: body.name, action, requestId, keep },
      deps,
    )
  },
)

export const handler = lambdaFor(createSavedItineraryFromItinerary, tripMakers)

import { savedTripRoutes } from '#shared/api/saved-trips'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { makeCopy } from '../create/make-copy'
import { requireSaved } from '../saved/require-saved'
import { requireStartToCome } from '../saved/require-start-to-come'
import { type TripDeps, tripMakers } from '../view/trip-deps'

/**
 * Makes a new estimate of a saved itinerary; from another day on its stays have to be quoted anew.
 */
export const getItineraryFrom = useCaseOnce(
  savedTripRoutes.getItineraryFrom,
  async (call, deps: TripDeps, keep) => {
    const { principal, body, requestId } = call
    const { record } = requireSaved(
      principal,
      await deps.itineraries.get(principal.agencyId, body.id),
    )
    const { startDate, clientId } = body
    if (startDate !== undefined) requireStartToCome(startDate, deps.clock)
    const action = `created from ${record.id}`
    return makeCopy(
      {
        principal,
        source: record,
        state: 'estimate',
        startDate,
        clientId,
        action,
        requestId,
        keep,
      },
      deps,
    )
  },
)

export const handler = lambdaFor(getItineraryFrom, tripMakers)

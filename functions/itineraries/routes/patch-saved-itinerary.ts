import { savedTripRoutes } from '#shared/api/saved-trips'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { type EditDeps, editMakers } from '../edit/edit-makers'
import { patchTrip } from '../edit/patch-trip'
import { requireMayMake, requireOwnSaved } from '../saved/require-saved'

/**
 * Changes what the body names of a saved itinerary; a client in it is ignored, because saved
 * itineraries have none.
 */
export const patchSavedItinerary = useCaseOnce(
  savedTripRoutes.patchSavedItinerary,
  async (call, deps: EditDeps, keep) => {
    const { principal, params } = call
    const { clientId: _whom, ...patch } = call.body
    requireMayMake(principal, patch.state)
    return patchTrip(
      { call, id: params.id, patch, allowed: (found) => requireOwnSaved(principal, found), keep },
      deps,
    )
  },
)

export const handler = lambdaFor(patchSavedItinerary, editMakers)

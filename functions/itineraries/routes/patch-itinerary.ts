import { itinerariesRoutes } from '#shared/api/itineraries'
import { patchOfBody } from '#shared/api/itinerary-body'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { ifMatchOf } from '../../runtime/parse-request'
import { patchTrip } from '../edit/patch-trip'
import { namedAsSent, requireSameFacts } from '../edit/sent-body'
import { requireOwnTrip } from '../view/require-own-trip'
import { type EditDeps, editDeps } from '../view/trip-deps'

/** Changes what the body names of an itinerary; what an answer says beside that may come back with it (1 §7). */
export const patchItinerary = useCaseOnce(itinerariesRoutes.patchItinerary, async (call, deps: EditDeps, keep) => {
  const { principal, params, body, event } = call
  const allowed = (found: StoredItinerary | undefined) => {
    const own = requireOwnTrip(principal, found)
    if (own.record.version === ifMatchOf(event)) requireSameFacts(body, own.record) // of a version that is seen
    return own
  }
  return namedAsSent(body, () => patchTrip({ call, id: params.id, patch: patchOfBody(body), allowed, keep }, deps))
})

export const handler = lambdaFor(patchItinerary, editDeps)

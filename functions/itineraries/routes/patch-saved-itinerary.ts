import { savedTripRoutes } from '#shared/api/saved-trips'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { patchTrip } from '../edit/patch-trip'
import { requireOwnSaved } from '../saved/require-saved'
import { type EditDeps, editDeps } from '../view/trip-deps'

const route = savedTripRoutes.patchSavedItinerary

/** Changes what the body names of a saved itinerary; it stays nobody's, so a client in it is left out. */
export const patchSavedItinerary = useCase(route, async (call, deps: EditDeps) => {
  const { principal, params } = call
  const { clientId: _whom, ...patch } = call.body
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
    patchTrip({ call, id: params.id, patch, allowed: (found) => requireOwnSaved(principal, found), keep }, deps),
  )
})

export const handler = lambdaFor(patchSavedItinerary, editDeps)

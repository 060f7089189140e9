import { itinerariesRoutes } from '#shared/api/itineraries'
import { answerOnce } from '../data/answer-once'
import { lambdaFor } from '../data/lambda-for'
import { useCase } from '../runtime/use-case'
import { patchTrip } from './patch-trip'
import { requireOwnTrip } from './require-own-trip'
import { type EditDeps, editDeps } from './trip-deps'

const route = itinerariesRoutes.patchItinerary

/** Changes what the body names of an itinerary. */
export const patchItinerary = useCase(route, async (call, deps: EditDeps) => {
  const { principal, params, body } = call
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
    patchTrip({ call, id: params.id, patch: body, allowed: (found) => requireOwnTrip(principal, found), keep }, deps),
  )
})

export const handler = lambdaFor(patchItinerary, editDeps)

import { travelersRoutes } from '#shared/api/travelers'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { editStays } from '../../itineraries/edit/edit-stays'
import { travelerChanged } from '../../itineraries/edit/party-patches'
import { type TripDeps, tripDeps } from '../../itineraries/view/trip-deps'
import { useCase } from '../../runtime/use-case'

const route = travelersRoutes.patchTraveler

/** Changes a named traveler, or the group they pay with. */
export const patchTraveler = useCase(route, async (call, deps: TripDeps) => {
  const { itineraryId: id, ...change } = call.body
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
    editStays(
      { call, id, action: 'edited', keep, patchOf: (record) => travelerChanged(record, call.params.id, change) },
      deps,
    ),
  )
})

export const handler = lambdaFor(patchTraveler, tripDeps)

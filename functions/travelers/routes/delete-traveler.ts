import { travelersRoutes } from '#shared/api/travelers'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { editStays } from '../../itineraries/edit/edit-stays'
import { travelerRemoved } from '../../itineraries/edit/party-patches'
import { type TripDeps, tripDeps } from '../../itineraries/view/trip-deps'
import { useCase } from '../../runtime/use-case'

const route = travelersRoutes.deleteTraveler

/** Takes a traveler out of an itinerary; the group they paid with goes on without them. */
export const deleteTraveler = useCase(route, async (call, deps: TripDeps) => {
  const { itineraryId: id } = call.query
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
    editStays({ call, id, action: 'edited', keep, patchOf: (record) => travelerRemoved(record, call.params.id) }, deps),
  )
})

export const handler = lambdaFor(deleteTraveler, tripDeps)

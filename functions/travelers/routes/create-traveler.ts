import { travelersRoutes } from '#shared/api/travelers'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { editStays } from '../../itineraries/edit/edit-stays'
import { travelerAdded } from '../../itineraries/edit/party-patches'
import { type TripDeps, tripDeps } from '../../itineraries/view/trip-deps'
import { useCase } from '../../runtime/use-case'

const route = travelersRoutes.createTraveler

/** Names one more traveler of an itinerary. */
export const createTraveler = useCase(route, async (call, deps: TripDeps) => {
  const { itineraryId: id, ...named } = call.body
  const { partyId, ...own } = named
  const traveler = { id: deps.makeId('traveler'), ...own }
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
    editStays(
      { call, id, action: 'edited', keep, patchOf: (record) => travelerAdded(record, traveler, partyId) },
      deps,
    ),
  )
})

export const handler = lambdaFor(createTraveler, tripDeps)

import { partyGroupsRoutes } from '#shared/api/party-groups'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { editStays } from '../../itineraries/edit/edit-stays'
import { groupAdded } from '../../itineraries/edit/party-patches'
import { type TripDeps, tripDeps } from '../../itineraries/view/trip-deps'
import { useCase } from '../../runtime/use-case'

const route = partyGroupsRoutes.createPartyGroup

/** Adds a party group to an itinerary. */
export const createPartyGroup = useCase(route, async (call, deps: TripDeps) => {
  const { itineraryId: id, ...own } = call.body
  const party = { id: deps.makeId('party'), ...own }
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
    editStays({ call, id, action: 'edited', keep, patchOf: (record) => groupAdded(record, party) }, deps),
  )
})

export const handler = lambdaFor(createPartyGroup, tripDeps)

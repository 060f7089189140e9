import { partyGroupsRoutes } from '#shared/api/party-groups'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { editStays } from '../../itineraries/edit/edit-stays'
import { groupRemoved } from '../../itineraries/edit/party-patches'
import { type TripDeps, tripDeps } from '../../itineraries/view/trip-deps'
import { useCase } from '../../runtime/use-case'

const route = partyGroupsRoutes.deletePartyGroup

/** Takes a party group away; the others pay its share. */
export const deletePartyGroup = useCase(route, async (call, deps: TripDeps) => {
  const { itineraryId: id } = call.query
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
    editStays({ call, id, action: 'edited', keep, patchOf: (record) => groupRemoved(record, call.params.id) }, deps),
  )
})

export const handler = lambdaFor(deletePartyGroup, tripDeps)

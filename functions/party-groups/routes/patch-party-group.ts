import { partyGroupsRoutes } from '#shared/api/party-groups'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { editStays } from '../../itineraries/edit/edit-stays'
import { groupChanged } from '../../itineraries/edit/party-patches'
import { type TripDeps, tripDeps } from '../../itineraries/view/trip-deps'
import { useCase } from '../../runtime/use-case'

const route = partyGroupsRoutes.patchPartyGroup

/** Changes the name, the travelers or the shares of a party group. */
export const patchPartyGroup = useCase(route, async (call, deps: TripDeps) => {
  const { itineraryId: id, ...change } = call.body
  return answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
    editStays(
      { call, id, action: 'edited', keep, patchOf: (record) => groupChanged(record, call.params.id, change) },
      deps,
    ),
  )
})

export const handler = lambdaFor(patchPartyGroup, tripDeps)

import { partyGroupsRoutes } from '#shared/api/party-groups'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { editStays } from '../../itineraries/edit/edit-stays'
import { changeGroup } from '../../itineraries/edit/party-patches'
import { type TripDeps, tripMakers } from '../../itineraries/view/trip-deps'

/** Changes the name, the travelers or the shares of a party group. */
export const patchPartyGroup = useCaseOnce(
  partyGroupsRoutes.patchPartyGroup,
  async (call, deps: TripDeps, keep) => {
    const { itineraryId: id, ...change } = call.body
    return editStays(
      {
        call,
        id,
        action: 'edited',
        keep,
        patchOf: (record) => changeGroup(record, call.params.id, change),
      },
      deps,
    )
  },
)

export const handler = lambdaFor(patchPartyGroup, tripMakers)

import { partyGroupsRoutes } from '#shared/api/party-groups'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { editStays } from '../../itineraries/edit/edit-stays'
import { removeGroup } from '../../itineraries/edit/party-patches'
import { type TripDeps, tripMakers } from '../../itineraries/view/trip-deps'

/** Takes a party group away; the others pay its share. */
export const deletePartyGroup = useCaseOnce(
  partyGroupsRoutes.deletePartyGroup,
  async (call, deps: TripDeps, keep) => {
    const { itineraryId: id } = call.query
    return editStays(
      {
        call,
        id,
        action: 'edited',
        keep,
        patchOf: (record) => removeGroup(record, call.params.id),
      },
      deps,
    )
  },
)

export const handler = lambdaFor(deletePartyGroup, tripMakers)

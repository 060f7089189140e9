import { partyGroupsRoutes } from '#shared/api/party-groups'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { editStays } from '../../itineraries/edit/edit-stays'
import { addGroup } from '../../itineraries/edit/party-patches'
import { type TripDeps, tripMakers } from '../../itineraries/view/trip-deps'

/** Adds a party group to an itinerary. */
export const createPartyGroup = useCaseOnce(
  partyGroupsRoutes.createPartyGroup,
  async (call, deps: TripDeps, keep) => {
    const { itineraryId: id, ...own } = call.body
    const party = { id: deps.makeId('party'), ...own }
    return editStays(
      { call, id, action: 'edited', keep, patchOf: (record) => addGroup(record, party) },
      deps,
    )
  },
)

export const handler = lambdaFor(createPartyGroup, tripMakers)

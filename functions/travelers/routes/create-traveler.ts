import { travelersRoutes } from '#shared/api/travelers'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { editStays } from '../../itineraries/edit/edit-stays'
import { addTraveler } from '../../itineraries/edit/party-patches'
import { type TripDeps, tripMakers } from '../../itineraries/view/trip-deps'

/** Names one more traveler of an itinerary. */
export const createTraveler = useCaseOnce(
  travelersRoutes.createTraveler,
  async (call, deps: TripDeps, keep) => {
    const { itineraryId: id, ...named } = call.body
    const { partyId, ...own } = named
    const traveler = { id: deps.makeId('traveler'), ...own }
    return editStays(
      {
        call,
        id,
        action: 'edited',
        keep,
        patchOf: (record) => addTraveler(record, traveler, partyId),
      },
      deps,
    )
  },
)

export const handler = lambdaFor(createTraveler, tripMakers)

import { travelersRoutes } from '#shared/api/travelers'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { editStays } from '../../itineraries/edit/edit-stays'
import { removeTraveler } from '../../itineraries/edit/party-patches'
import { type TripDeps, tripMakers } from '../../itineraries/view/trip-deps'

/** Takes a traveler out of an itinerary; the group they paid with goes on without them. */
export const deleteTraveler = useCaseOnce(
  travelersRoutes.deleteTraveler,
  async (call, deps: TripDeps, keep) => {
    const { itineraryId: id } = call.query
    return editStays(
      {
        call,
        id,
        action: 'edited',
        keep,
        patchOf: (record) => removeTraveler(record, call.params.id),
      },
      deps,
    )
  },
)

export const handler = lambdaFor(deleteTraveler, tripMakers)

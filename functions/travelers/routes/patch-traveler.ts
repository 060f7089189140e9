import { travelersRoutes } from '#shared/api/travelers'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { editStays } from '../../itineraries/edit/edit-stays'
import { changeTraveler } from '../../itineraries/edit/party-patches'
import { type TripDeps, tripMakers } from '../../itineraries/view/trip-deps'

/** Changes a named traveler, or the group they pay with. */
export const patchTraveler = useCaseOnce(
  travelersRoutes.patchTraveler,
  async (call, deps: TripDeps, keep) => {
    const { itineraryId: id, ...change } = call.body
    return editStays(
      {
        call,
        id,
        action: 'edited',
        keep,
        patchOf: (record) => changeTraveler(record, call.params.id, change),
      },
      deps,
    )
  },
)

export const handler = lambdaFor(patchTraveler, tripMakers)

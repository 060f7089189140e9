import { tripLifeRoutes } from '#shared/api/trip-life'
import { requireCanDo } from '#shared/itinerary/transitions'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { type ActionDeps, actionMakers, openTrip, storeChange } from '../edit/change-trip'

/** Notes that the booking is to be confirmed: from then on its hold does not expire. */
export const requestConfirmation = useCaseOnce(
  tripLifeRoutes.requestConfirmation,
  async (call, deps: ActionDeps, keep) => {
    const { body, requestId } = call
    const trip = await openTrip(call, body.itineraryId, deps)
    requireCanDo('requestConfirmation', trip.before.record.state)
    const step = { action: 'requestConfirmation', requestId, keep, deps }
    return storeChange(trip, (next) => ({ ...next, state: 'confirm_requested' }), step)
  },
)

export const handler = lambdaFor(requestConfirmation, actionMakers)

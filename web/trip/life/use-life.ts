import {
  askConfirmation,
  cancelTrip,
  refreshTrip,
  requestConfirming,
  requestHold,
  requestRequote,
} from '../api/life-calls'
import { useTripCall } from '../edits/use-trip-call'
import { useFollow } from './use-work'

/** The steps of a trip's life, by the names of the table. Work in flight is followed, and told, by `useWork`. */
export function useLife() {
  const call = useTripCall()
  const follow = useFollow()
  return {
    GetHold: () => call((seen) => requestHold(seen).then(follow)),
    ConfirmQuote: () => call((seen) => requestConfirming(seen).then(follow)),
    requote: () => call((seen) => requestRequote(seen).then(follow)),
    RefreshQuote: () => call(refreshTrip, 'Asked anew: this is how it stands.'),
    CancelBooking: () => call(cancelTrip, 'The trip is cancelled.'),
    request: async () => {
      await call(askConfirmation, 'Confirmation is requested: the hold no longer runs out.')
    },
  }
}

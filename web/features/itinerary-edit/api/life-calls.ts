import type { ItineraryId, SegmentId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

/** The version that the agent saw: a call made from an older one is refused. */
interface Seen {
  readonly id: ItineraryId
  readonly version: number
}

/** Asks for the rooms of all stays: the itinerary is then holding until all are taken or none. */
export const requestHold = (itineraryId: ItineraryId) =>
  api('POST /api/WindowAPIs/GetHold', { body: { itineraryId, mock: false } })

/** Asks the supplier system to confirm the booking: the itinerary is then confirming. */
export const requestConfirming = (itineraryId: ItineraryId) =>
  api('POST /api/WindowAPIs/ConfirmQuote', { body: { itineraryId } })

/** Unlocks the price and asks for a new quote; rooms stay held until the next hold takes the new ones instead. */
export const requestRequote = (id: ItineraryId) =>
  api('POST /api/Itineraries/update-requote', { body: { id, payload: null, sendNotify: false } })

/** Notes what a camp said to rooms that it was asked for. */
export const noteAnswer = (
  { id, version }: Seen,
  said: { readonly segmentId: SegmentId; readonly isGranted: boolean },
) => api('POST /api/WindowAPIs/AnswerRequest', { body: { itineraryId: id, ...said }, version })

/** Notes that the booking is to be confirmed: from then on its hold does not expire. */
export const askConfirmation = ({ id, version }: Seen) =>
  api('POST /api/WindowAPIs/RequestConfirmation', { body: { itineraryId: id }, version })

/** Asks the supplier system where the booking stands, and how many rooms are free. */
export const refreshTrip = ({ id, version }: Seen) =>
  api('POST /api/WindowAPIs/RefreshQuote', { body: { itineraryId: id }, version })

/** Cancels: rooms go back to the camps, money to its payers. */
export const cancelTrip = ({ id, version }: Seen) =>
  api('POST /api/WindowAPIs/CancelBooking', {
    body: { itineraryId: id },
    version,
    idempotencyKey: crypto.randomUUID(),
  })

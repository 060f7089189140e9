import type { SegmentId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'
import type { SeenTrip } from './seen-trip'

/** Asks for the rooms of all stays: the itinerary is then holding until all are taken or none. */
export const requestHold = ({ id, version }: SeenTrip) =>
  api('POST /api/WindowAPIs/GetHold', { body: { itineraryId: id, mock: false }, version })

/** Asks the supplier system to confirm the booking: the itinerary is then confirming. */
export const requestConfirming = ({ id, version }: SeenTrip) =>
  api('POST /api/WindowAPIs/ConfirmQuote', { body: { itineraryId: id }, version })

/** Unlocks the price and asks for a new quote; rooms stay held until the next hold takes the new ones instead. */
export const requestRequote = ({ id, version }: SeenTrip) =>
  api('POST /api/Itineraries/update-requote', { body: { id, payload: null, sendNotify: false }, version })

/** Notes what a camp said to rooms that it was asked for. */
export const noteAnswer = (
  { id, version }: SeenTrip,
  said: { readonly segmentId: SegmentId; readonly isGranted: boolean },
) => api('POST /api/WindowAPIs/AnswerRequest', { body: { itineraryId: id, ...said }, version })

/** Notes that the booking is to be confirmed: from then on its hold does not expire. */
export const askConfirmation = ({ id, version }: SeenTrip) =>
  api('POST /api/WindowAPIs/RequestConfirmation', { body: { itineraryId: id }, version })

/** Writes to the people who arrange what the agent cannot; stays without a price are named to them. */
export const askConsultant = ({ id, version }: SeenTrip, message: string) =>
  api('POST /api/WindowAPIs/sendConsultantEmail', { body: { itineraryId: id, message }, version })

/** Asks the supplier system where the booking stands, and how many rooms are free. */
export const refreshTrip = ({ id, version }: SeenTrip) =>
  api('POST /api/WindowAPIs/RefreshQuote', { body: { itineraryId: id }, version })

/** Cancels: rooms go back to the camps, money to its payers. */
export const cancelTrip = ({ id, version }: SeenTrip) =>
  api('POST /api/WindowAPIs/CancelBooking', { body: { itineraryId: id }, version, idempotencyKey: crypto.randomUUID() })

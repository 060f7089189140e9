import type { SegmentId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'
import type { SeenTrip } from '../page/trip'

/**
 * Requests a hold for all stays: the itinerary is then holding until all rooms are held or none.
 */
export const requestHold = ({ id, version }: SeenTrip) =>
  api('POST /api/WindowAPIs/GetHold', { body: { itineraryId: id, mock: false }, version })

/** Asks the supplier system to confirm the booking: the itinerary is then confirming. */
export const requestConfirming = ({ id, version }: SeenTrip) =>
  api('POST /api/WindowAPIs/ConfirmQuote', { body: { itineraryId: id }, version })

/**
 * Unlocks the price and requests a new quote; rooms stay held until the next hold replaces them.
 */
export const requestRequote = ({ id, version }: SeenTrip) =>
  api('POST /api/Itineraries/update-requote', {
    body: { id, payload: null, sendNotify: false },
    version,
  })

/** Records a camp's answer to a room request. */
export const noteAnswer = (
  { id, version }: SeenTrip,
  said: { readonly segmentId: SegmentId; readonly isGranted: boolean },
) => api('POST /api/WindowAPIs/AnswerRequest', { body: { itineraryId: id, ...said }, version })

/** Records that the booking is to be confirmed, after which its hold doesn't expire. */
export const askConfirmation = ({ id, version }: SeenTrip) =>
  api('POST /api/WindowAPIs/RequestConfirmation', { body: { itineraryId: id }, version })

/** Emails those who arrange what the agent can't; it lists the stays without a price. */
export const askConsultant = ({ id, version }: SeenTrip, message: string) =>
  api('POST /api/WindowAPIs/sendConsultantEmail', { body: { itineraryId: id, message }, version })

/** Checks the booking status and room availability with the supplier system. */
export const refreshTrip = ({ id, version }: SeenTrip) =>
  api('POST /api/WindowAPIs/RefreshQuote', { body: { itineraryId: id }, version })

/** Takes a requoted trip back to its booking, where its stays are those booked. */
export const returnToBooking = ({ id, version }: SeenTrip) =>
  api('POST /api/WindowAPIs/RefreshQuote', { body: { itineraryId: id, toBooking: true }, version })

/**
 * Cancels: releases the rooms, keeps the fee (minor units) and proposes the rest as refunds. Another
 * fee than the policies' needs a reason.
 */
export const cancelTrip = (
  { id, version }: SeenTrip,
  terms: { readonly fee?: number; readonly reason?: string },
) =>
  api('POST /api/WindowAPIs/CancelBooking', {
    body: { itineraryId: id, ...terms },
    version,
    idempotencyKey: crypto.randomUUID(),
  })

/** Cancels one party group of a trip that goes on; another fee than the policies' needs a reason. */
export const cancelParty = (
  { id, version }: SeenTrip,
  {
    partyId,
    ...terms
  }: { readonly partyId: string; readonly fee?: number; readonly reason?: string },
) =>
  api('POST /api/PartyGroups/{id}/cancel', {
    params: { id: partyId },
    body: { itineraryId: id, ...terms },
    version,
    idempotencyKey: crypto.randomUUID(),
  })

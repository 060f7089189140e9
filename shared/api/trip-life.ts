import * as z from 'zod/mini'
import { plainText } from '../format/plain-text'
import { itineraryIdSchema, segmentIdSchema } from '../ids/ids'
import { itineraryPatch } from '../itinerary/itinerary'
import { longestAnswer } from '../itinerary/room-requests'
import { itineraryStateSchema } from '../itinerary/states'
import { knownCurrency } from '../itinerary/supplier-amount'
import { maxAmount } from '../money/minor-units'
import { defineRoutes, getOwned, post } from './contract'
import { answersItinerary, costChangeView, holdBlockerView } from './itinerary-shapes'

const oneItinerary = z.strictObject({ id: itineraryIdSchema })

/**
 * What happens to a trip after its quote: held, confirmed, cancelled, asked again, restored, in
 * another currency.
 */
export const tripLifeRoutes = defineRoutes('itineraries', {
  getHold: {
    ...post('/api/WindowAPIs/GetHold', 'signedIn', 'queue:itinerary', 'queue:zap'),
    summary:
      'Holds the rooms of all stays, or none; the itinerary is holding meanwhile; `mock` only reports what blocks a hold',
    harm: 'Agents cannot hold rooms.',
    body: z.strictObject({ itineraryId: itineraryIdSchema, mock: z._default(z.boolean(), false) }),
    answer: z.object({
      id: itineraryIdSchema,
      /** holding; with `mock` the state as it is. */
      state: itineraryStateSchema,
      mock: z.optional(z.boolean()),
      /** With `mock`: what stands in the way. */
      blockers: z.optional(z.array(holdBlockerView)),
    }),
    once: true,
  },
  confirmQuote: {
    ...post('/api/WindowAPIs/ConfirmQuote', 'signedIn', 'queue:itinerary'),
    summary:
      'Confirms the booking with the supplier system once every camp has answered; the itinerary is confirming meanwhile',
    harm: 'Agents cannot confirm bookings.',
    body: z.strictObject({ itineraryId: itineraryIdSchema }),
    answer: z.object({ id: itineraryIdSchema, state: z.literal('confirming') }),
    once: true,
  },
  requestConfirmation: {
    ...post('/api/WindowAPIs/RequestConfirmation', 'signedIn'),
    summary: 'Requests confirmation of the booking; its hold no longer expires',
    harm: 'Agents cannot request confirmation.',
    body: z.strictObject({ itineraryId: itineraryIdSchema }),
    ...answersItinerary,
  },
  answerRequest: {
    ...post('/api/WindowAPIs/AnswerRequest', 'signedIn', 'suppliers'),
    summary:
      'Records a camp’s answer to a room request: granted rooms are held; if declined, the trip becomes a quote with a problem',
    harm: 'Trips with rooms on request cannot be confirmed.',
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      segmentId: segmentIdSchema,
      isGranted: z.boolean(),
      /** What the camp said beside it; kept with the problem of a declined request. */
      note: z.optional(plainText(longestAnswer)),
    }),
    ...answersItinerary,
  },
  cancelBooking: {
    ...post('/api/WindowAPIs/CancelBooking', 'signedIn', 'queue:payment', 'suppliers'),
    summary:
      'Cancels an itinerary and releases its rooms; keeps the cancellation fee of the day, or `fee` with a `reason`, and proposes the rest as refunds',
    harm: 'Agents cannot cancel, and rooms stay booked.',
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      /**
       * What is charged, minor units of the itinerary's currency: from 0 to its price; the
       * policies' fee of the day unless it is given.
       */
      fee: z.optional(z.int().check(z.minimum(0), z.maximum(maxAmount))),
      /** Why it is another one than the policies'; then required. */
      reason: z.optional(plainText(500)),
    }),
    ...answersItinerary,
  },
  refreshQuote: {
    ...post('/api/WindowAPIs/RefreshQuote', 'signedIn', 'queue:zap', 'suppliers'),
    summary:
      'Refreshes booking status, costs and availability from the supplier system; exchange rates and a locked price stay',
    harm: 'Agents see old availability and old booking statuses.',
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      /**
       * Takes a requoted trip back to its booking, where its stays are those booked; costs stay as
       * they are.
       */
      toBooking: z._default(z.boolean(), false),
    }),
    ...answersItinerary,
  },
  updateRequote: {
    ...post('/api/Itineraries/update-requote', 'signedIn', 'queue:itinerary'),
    summary:
      'Unlocks the price, applies the payload and requests a new quote; current rooms stay held until the next hold replaces them',
    harm: 'Agents cannot change a held or confirmed trip.',
    body: z.strictObject({
      id: itineraryIdSchema,
      payload: z.optional(z.nullable(itineraryPatch)),
      sendNotify: z._default(z.boolean(), false),
    }),
    answer: z.object({ id: itineraryIdSchema, state: z.literal('quoting') }),
    once: true,
  },
  restoreItinerary: {
    ...post('/api/ItineraryHistory/{id}/restore', 'signedIn', 'queue:zap'),
    summary: 'Restores an earlier version as the newest; state, payments and booking stay',
    harm: 'Agents cannot go back to an earlier version.',
    params: oneItinerary,
    body: z.strictObject({ version: z.int().check(z.minimum(1)) }),
    ...answersItinerary,
  },
  changeCurrency: {
    ...post('/api/Itineraries/{id}/change-currency', 'signedIn'),
    summary: 'Prices the itinerary in another currency at its current exchange rates',
    harm: 'Agents cannot sell in another currency.',
    params: oneItinerary,
    body: z.strictObject({ currency: knownCurrency }),
    ...answersItinerary,
  },
  listCostChanges: {
    ...getOwned('/api/Itineraries/{id}/cost-changes', 'signedIn'),
    summary: 'Every change of supplier costs, latest first',
    harm: 'Agents cannot see supplier cost changes.',
    params: oneItinerary,
    query: z.strictObject({
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
    }),
    answer: z.array(costChangeView),
  },
})

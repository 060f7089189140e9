import * as z from 'zod'
import { plainText } from '../format/plain-text'
import { itineraryIdSchema, segmentIdSchema } from '../ids/ids'
import { itineraryPatch } from '../itinerary/itinerary'
import { itineraryStateSchema } from '../itinerary/states'
import { knownCurrency } from '../itinerary/supplier-amount'
import { defineRoutes } from './contract'
import { costChangeView, holdBlockerView, itineraryAnswer } from './itinerary-shapes'

const oneItinerary = z.strictObject({ id: itineraryIdSchema })
const readWrite = ['table:read', 'table:write'] as const

/** What happens to a trip after its quote: held, confirmed, cancelled, asked again, restored, in another currency. */
export const tripLifeRoutes = defineRoutes('itineraries', {
  getHold: {
    method: 'POST',
    path: '/api/WindowAPIs/GetHold',
    who: 'signedIn',
    summary:
      'Holds the rooms of all stays, or none; the itinerary is holding meanwhile; `mock` only reports what blocks a hold',
    harm: 'Agents cannot hold rooms.',
    touches: [...readWrite, 'queue:itinerary', 'queue:zap'],
    body: z.strictObject({ itineraryId: itineraryIdSchema, mock: z.boolean().default(false) }),
    answer: z.object({
      id: itineraryIdSchema,
      /** holding; with `mock` the state as it is. */
      state: itineraryStateSchema,
      mock: z.boolean().optional(),
      /** With `mock`: what stands in the way. */
      blockers: z.array(holdBlockerView).optional(),
    }),
  },
  confirmQuote: {
    method: 'POST',
    path: '/api/WindowAPIs/ConfirmQuote',
    who: 'signedIn',
    summary:
      'Confirms the booking with the supplier system once every camp has answered; the itinerary is confirming meanwhile',
    harm: 'Agents cannot confirm bookings.',
    touches: [...readWrite, 'queue:itinerary'],
    body: z.strictObject({ itineraryId: itineraryIdSchema }),
    answer: z.object({ id: itineraryIdSchema, state: z.literal('confirming') }),
  },
  requestConfirmation: {
    method: 'POST',
    path: '/api/WindowAPIs/RequestConfirmation',
    who: 'signedIn',
    summary: 'Requests confirmation of the booking; its hold no longer expires',
    harm: 'Agents cannot request confirmation.',
    touches: readWrite,
    body: z.strictObject({ itineraryId: itineraryIdSchema }),
    answer: itineraryAnswer,
    versioned: true,
  },
  answerRequest: {
    method: 'POST',
    path: '/api/WindowAPIs/AnswerRequest',
    who: 'signedIn',
    summary:
      'Records a camp’s answer to a room request: granted rooms are held; if declined, the trip becomes a quote with a problem',
    harm: 'Trips with rooms on request cannot be confirmed.',
    touches: readWrite,
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      segmentId: segmentIdSchema,
      isGranted: z.boolean(),
      /** What the camp said beside it; kept with the problem of a declined request. */
      note: plainText(300).optional(),
    }),
    answer: itineraryAnswer,
    versioned: true,
  },
  cancelBooking: {
    method: 'POST',
    path: '/api/WindowAPIs/CancelBooking',
    who: 'signedIn',
    summary: 'Cancels an itinerary, releases its rooms and refunds payments',
    harm: 'Agents cannot cancel, and rooms stay booked.',
    touches: [...readWrite, 'queue:payment'],
    body: z.strictObject({ itineraryId: itineraryIdSchema }),
    answer: itineraryAnswer,
    versioned: true,
  },
  refreshQuote: {
    method: 'POST',
    path: '/api/WindowAPIs/RefreshQuote',
    who: 'signedIn',
    summary:
      'Refreshes booking status, costs and availability from the supplier system; exchange rates and a locked price stay',
    harm: 'Agents see old availability and old booking statuses.',
    touches: [...readWrite, 'queue:zap'],
    body: z.strictObject({ itineraryId: itineraryIdSchema }),
    answer: itineraryAnswer,
    versioned: true,
  },
  updateRequote: {
    method: 'POST',
    path: '/api/Itineraries/update-requote',
    who: 'signedIn',
    summary:
      'Unlocks the price, applies the payload and requests a new quote; current rooms stay held until the next hold replaces them',
    harm: 'Agents cannot change a held or confirmed trip.',
    touches: [...readWrite, 'queue:itinerary'],
    body: z.strictObject({
      id: itineraryIdSchema,
      payload: itineraryPatch.nullable().optional(),
      sendNotify: z.boolean().default(false),
    }),
    answer: z.object({ id: itineraryIdSchema, state: z.literal('quoting') }),
  },
  restoreItinerary: {
    method: 'POST',
    path: '/api/ItineraryHistory/{id}/restore',
    who: 'signedIn',
    summary: 'Restores an earlier version as the newest; state, payments and booking stay',
    harm: 'Agents cannot go back to an earlier version.',
    touches: [...readWrite, 'queue:zap'],
    params: oneItinerary,
    body: z.strictObject({ version: z.int().min(1) }),
    answer: itineraryAnswer,
    versioned: true,
  },
  changeCurrency: {
    method: 'POST',
    path: '/api/Itineraries/{id}/change-currency',
    who: 'signedIn',
    summary: 'Prices the itinerary in another currency at its current exchange rates',
    harm: 'Agents cannot sell in another currency.',
    touches: readWrite,
    params: oneItinerary,
    body: z.strictObject({ currency: knownCurrency }),
    answer: itineraryAnswer,
    versioned: true,
  },
  listCostChanges: {
    method: 'GET',
    path: '/api/Itineraries/{id}/cost-changes',
    who: 'signedIn',
    summary: 'Every change of supplier costs, latest first',
    harm: 'Agents cannot see supplier cost changes.',
    touches: ['table:read'],
    params: oneItinerary,
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    answer: z.array(costChangeView),
  },
})

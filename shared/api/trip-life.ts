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
      'Asks for the rooms of all stays: the itinerary is holding until all are taken or none; `mock` only says what stands in the way',
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
      'Asks the supplier system to confirm the booking, when every camp has answered: the itinerary is confirming until it has',
    harm: 'Agents cannot confirm bookings.',
    touches: [...readWrite, 'queue:itinerary'],
    body: z.strictObject({ itineraryId: itineraryIdSchema }),
    answer: z.object({ id: itineraryIdSchema, state: z.literal('confirming') }),
  },
  requestConfirmation: {
    method: 'POST',
    path: '/api/WindowAPIs/RequestConfirmation',
    who: 'signedIn',
    summary: 'Notes that the booking is to be confirmed: from then on its hold does not expire',
    harm: 'Agents cannot ask for bookings to be confirmed.',
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
      'Notes what a camp said to rooms that were asked for: granted they are held, declined the trip is a quote with a problem',
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
    summary: 'Cancels an itinerary, gives its rooms back and sends back what is paid',
    harm: 'Agents cannot cancel, and rooms stay taken.',
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
      'Asks the supplier system where the booking stands, what its stays cost now and how many rooms are free; exchange rates and a locked price stay',
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
      'Unlocks the price, changes what the payload names and quotes anew; the rooms stay held until the next hold takes the new ones instead',
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
    summary: 'Makes what an earlier version held the newest version; state, payments and booking stay',
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
    summary: 'Prices the itinerary in another currency, with the exchange rates it has',
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
    summary: 'Every change of the suppliers’ costs, the last first',
    harm: 'Agents cannot see what suppliers changed.',
    touches: ['table:read'],
    params: oneItinerary,
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    answer: z.array(costChangeView),
  },
})

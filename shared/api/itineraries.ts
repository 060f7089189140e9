import * as z from 'zod/mini'
import { textUpTo } from '../format/plain-text'
import { itineraryIdSchema } from '../ids/ids'
import { itineraryInput } from '../itinerary/itinerary'
import {
  countQuery,
  defineRoutes,
  filterText,
  getOwned,
  listQuery,
  ofAgency,
  patch,
  post,
} from './contract'
import { itineraryBody } from './itinerary-body'
import { answersItinerary, historyEntryView, itineraryAnswer, tripTotals } from './itinerary-shapes'
import { itineraryListed } from './itinerary-summary'

const oneItinerary = z.strictObject({ id: itineraryIdSchema })

export const itinerariesRoutes = defineRoutes('itineraries', {
  createItinerary: {
    ...post('/api/Itineraries', 'signedIn'),
    summary:
      'Saves a new itinerary as an estimate or a draft and prices it; Idempotency-Key is honored for a day',
    harm: 'Agents cannot save an itinerary.',
    body: itineraryInput,
    ...answersItinerary,
  },
  listItineraries: {
    ...getOwned('/api/Itineraries', 'signedIn'),
    scope: 'itineraries:read',
    summary: 'Itineraries by filter, most recently changed first; page with `x-next-cursor`',
    harm: 'Agents cannot find their itineraries.',
    query: listQuery,
    answer: z.array(itineraryListed),
  },
  countItineraries: {
    ...getOwned('/api/Itineraries/count', 'signedIn'),
    scope: 'itineraries:read',
    summary: 'Number of itineraries matching a where clause',
    harm: 'Agents cannot see how many itineraries match.',
    query: countQuery,
    answer: z.object({ count: z.int() }),
  },
  totalItineraries: {
    ...getOwned('/api/Itineraries/totals', 'signedIn'),
    scope: 'itineraries:read',
    summary: 'Totals by currency for each of several where clauses, computed in one read',
    harm: 'Agents cannot see sales and outstanding payments.',
    query: z.strictObject({ wheres: textUpTo(200_000), ...ofAgency }),
    answer: z.record(z.string(), z.array(tripTotals)),
  },
  getItinerary: {
    ...getOwned('/api/Itineraries/{id}', 'signedIn'),
    scope: 'itineraries:read',
    summary: 'One itinerary with its prices, problems and the progress of work in flight',
    harm: 'Agents cannot open an itinerary.',
    params: oneItinerary,
    query: z.strictObject({ filter: filterText }),
    ...answersItinerary,
  },
  patchItinerary: {
    ...patch('/api/Itineraries/{id}', 'signedIn', 'queue:zap'),
    summary:
      'Updates the fields in the body, reprices the itinerary and records the change in its history; the body of GET may be sent back',
    harm: 'Agents cannot change an itinerary.',
    params: oneItinerary,
    body: itineraryBody,
    answer: itineraryAnswer,
    versioned: true,
  },
  getItineraryHistory: {
    ...getOwned('/api/Itineraries/{id}/history', 'signedIn'),
    scope: 'itineraries:read',
    summary: 'Every saved change of an itinerary, latest first; page with `x-next-cursor`',
    harm: 'Agents cannot see who changed an itinerary.',
    params: oneItinerary,
    query: z.strictObject({
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
      cursor: z.optional(textUpTo(2_000)),
    }),
    answer: z.array(historyEntryView),
  },
  getQuote: {
    ...post('/api/WindowAPIs/GetQuote', 'signedIn', 'queue:itinerary'),
    summary:
      'Requests costs and availability from the supplier system; the itinerary is quoting until the answer is saved',
    harm: 'Agents cannot get a quote.',
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      payload: z.optional(z.null()),
      sendNotify: z._default(z.boolean(), false),
    }),
    answer: z.object({ id: itineraryIdSchema, state: z.literal('quoting') }),
    once: true,
  },
})

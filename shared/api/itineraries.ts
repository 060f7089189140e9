import * as z from 'zod'
import { calendarDateSchema } from '../dates/calendar-date'
import { agentIdSchema, clientIdSchema, itineraryIdSchema } from '../ids/ids'
import { itineraryInput, itineraryPatch } from '../itinerary/itinerary'
import { itineraryView } from '../itinerary/itinerary-view'
import { inFlightStates, itineraryStateSchema } from '../itinerary/states'
import { defineRoutes } from './contract'

/** `filter` is a JSON object: where, order, limit, skip (domain.md, Filters); `cursor` goes on after a page. */
const filtered = z.strictObject({
  filter: z.string().max(200_000).optional(),
  cursor: z.string().max(2_000).optional(),
})
const oneItinerary = z.strictObject({ id: itineraryIdSchema })
const readWrite = ['table:read', 'table:write'] as const

/** How far work in flight has come. */
export const itineraryProgress = z.object({
  /** The state in flight: quoting, holding, confirming. */
  state: z.enum(inFlightStates),
  since: z.iso.datetime(),
  /** Stays that the supplier system has answered for, of all that it was asked for. */
  done: z.int(),
  total: z.int(),
})
export type ItineraryProgress = z.infer<typeof itineraryProgress>

/** An itinerary as agents get it: itineraryView, with the progress of work in flight. */
export const itineraryAnswer = itineraryView.extend({ progress: itineraryProgress.optional() })
export type ItineraryAnswer = z.infer<typeof itineraryAnswer>

/** An itinerary in a list. Amounts in minor units of `currency`. */
export const itinerarySummary = z.object({
  id: itineraryIdSchema,
  name: z.string(),
  state: itineraryStateSchema,
  agentId: agentIdSchema,
  agentName: z.string(),
  clientId: clientIdSchema.optional(),
  clientName: z.string().optional(),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  adults: z.int(),
  children: z.int(),
  currency: z.string(),
  sell: z.int(),
  paid: z.int(),
  /** How many problems it has. */
  problems: z.int(),
  /** s3Key of its picture, for `/media/…`. */
  image: z.string().optional(),
  version: z.int(),
  createdDate: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ItinerarySummary = z.infer<typeof itinerarySummary>

/** One stored change of an itinerary: who, when, and what changed in words. */
export const historyEntryView = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.object({ kind: z.enum(['agent', 'client', 'partner', 'system']), id: z.string(), name: z.string() }),
  /** What was done, as in `created`, `edited`, `GetQuote`, `quoted`. */
  action: z.string(),
  state: itineraryStateSchema,
  /** `from` is empty for what was added, `to` for what was removed. */
  changes: z.array(z.object({ field: z.string(), label: z.string(), from: z.string(), to: z.string() })),
})
export type HistoryEntryView = z.infer<typeof historyEntryView>

export const itinerariesRoutes = defineRoutes('itineraries', {
  createItinerary: {
    method: 'POST',
    path: '/api/Itineraries',
    who: 'signedIn',
    summary: 'Stores a new itinerary in state estimate and prices it; honours Idempotency-Key for a day',
    harm: 'Agents cannot save an itinerary.',
    touches: ['table:read', 'table:write', 'catalogue:read'],
    body: itineraryInput,
    answer: itineraryAnswer,
    versioned: true,
  },
  listItineraries: {
    method: 'GET',
    path: '/api/Itineraries',
    who: 'signedIn',
    summary: 'Itineraries by filter, the last changed first; `x-next-cursor` leads to the next page',
    harm: 'Agents cannot find their itineraries.',
    touches: ['table:read'],
    query: filtered,
    answer: z.array(itinerarySummary),
  },
  countItineraries: {
    method: 'GET',
    path: '/api/Itineraries/count',
    who: 'signedIn',
    summary: 'The number of itineraries that a where clause selects',
    harm: 'Agents do not see how many itineraries match.',
    touches: ['table:read'],
    query: z.strictObject({ where: z.string().max(200_000).optional() }),
    answer: z.object({ count: z.int() }),
  },
  getItinerary: {
    method: 'GET',
    path: '/api/Itineraries/{id}',
    who: 'signedIn',
    summary: 'One itinerary with its prices, problems and the progress of work in flight',
    harm: 'Agents cannot open an itinerary.',
    touches: ['table:read'],
    params: oneItinerary,
    query: z.strictObject({ filter: z.string().max(200_000).optional() }),
    answer: itineraryAnswer,
    versioned: true,
  },
  patchItinerary: {
    method: 'PATCH',
    path: '/api/Itineraries/{id}',
    who: 'signedIn',
    summary: 'Changes what the body names, prices the itinerary anew and keeps the change in its history',
    harm: 'Agents cannot change an itinerary.',
    touches: ['table:read', 'table:write', 'catalogue:read'],
    params: oneItinerary,
    body: itineraryPatch,
    answer: itineraryAnswer,
    versioned: true,
  },
  getItineraryHistory: {
    method: 'GET',
    path: '/api/Itineraries/{id}/history',
    who: 'signedIn',
    summary: 'Every stored change of an itinerary, the last first; `x-next-cursor` leads to the next page',
    harm: 'Agents cannot see who changed an itinerary.',
    touches: ['table:read'],
    params: oneItinerary,
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(2_000).optional(),
    }),
    answer: z.array(historyEntryView),
  },
  getQuote: {
    method: 'POST',
    path: '/api/WindowAPIs/GetQuote',
    who: 'signedIn',
    summary: 'Asks the supplier system for costs and availability: the itinerary is quoting until the answer is stored',
    harm: 'Agents cannot get a quote.',
    touches: [...readWrite, 'queue:itinerary'],
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      payload: z.null().optional(),
      sendNotify: z.boolean().default(false),
    }),
    answer: z.object({ id: itineraryIdSchema, state: z.literal('quoting') }),
    status: 202,
  },
})

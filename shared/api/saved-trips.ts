import * as z from 'zod'
import { calendarDateSchema } from '../dates/calendar-date'
import { requiredText } from '../format/plain-text'
import { clientIdSchema, itineraryIdSchema } from '../ids/ids'
import { defineRoutes } from './contract'
import { itineraryAnswer, itinerarySummary, partyShareView, stayAvailability, tripCampInfo } from './itinerary-shapes'

const oneItinerary = z.strictObject({ id: itineraryIdSchema })
const count = z.int().min(0).max(100)
const readWrite = ['table:read', 'table:write'] as const

/** Trips as tables and patterns: what they hold in parts, and what is saved to start others from. */
export const savedTripRoutes = defineRoutes('itineraries', {
  getItineraryCsv: {
    method: 'GET',
    path: '/api/Itineraries/{id}/csv',
    who: 'signedIn',
    summary: 'The segments of an itinerary with their figures, for a spreadsheet',
    harm: 'Agents cannot take an itinerary into a spreadsheet.',
    touches: ['table:read'],
    params: oneItinerary,
    answer: z.string(),
    contentType: 'text/csv; charset=utf-8',
  },
  listItineraryParties: {
    method: 'GET',
    path: '/api/Itineraries/{id}/parties',
    who: 'signedIn',
    summary: 'What each party group pays, adding up to the sell to the cent',
    harm: 'Agents cannot see what each party pays.',
    touches: ['table:read'],
    params: oneItinerary,
    answer: z.array(partyShareView),
  },
  listTripCampInfo: {
    method: 'GET',
    path: '/api/Itineraries/{id}/camp-info',
    who: 'signedIn',
    summary: 'What is told of each camp of an itinerary, in the order of its stays',
    harm: 'Itineraries show no texts of their camps.',
    touches: ['table:read'],
    params: oneItinerary,
    query: z.strictObject({ locale: z.string().max(20).default('en') }),
    answer: z.array(tripCampInfo),
  },
  getSavedItineraries: {
    method: 'GET',
    path: '/api/SavedItineraries',
    who: 'signedIn',
    summary: 'Itineraries saved as patterns for others, the last changed first',
    harm: 'Agents cannot see saved itineraries.',
    touches: ['table:read'],
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    answer: z.array(itinerarySummary),
  },
  getSavedItinerary: {
    method: 'GET',
    path: '/api/SavedItineraries/{id}',
    who: 'signedIn',
    summary: 'One itinerary saved as a pattern, for every agent of its agency',
    harm: 'Agents cannot look at a saved itinerary.',
    touches: ['table:read'],
    params: oneItinerary,
    answer: itineraryAnswer,
    versioned: true,
  },
  createSavedItineraryFromItinerary: {
    method: 'POST',
    path: '/api/SavedItineraries/createSavedItineraryFromItinerary',
    who: 'signedIn',
    summary: 'Saves what an itinerary holds as a pattern for others, without client, travelers, payments and booking',
    harm: 'Agents cannot save an itinerary as a pattern.',
    touches: readWrite,
    body: z.strictObject({ itineraryId: itineraryIdSchema, name: requiredText(200).optional() }),
    answer: itineraryAnswer,
    versioned: true,
  },
  getItineraryFrom: {
    method: 'POST',
    path: '/api/SavedItineraries/getItineraryFrom',
    who: 'signedIn',
    summary: 'Makes a new estimate of a saved itinerary, from another day on where one is given',
    harm: 'Agents cannot start from a saved itinerary.',
    touches: readWrite,
    body: z.strictObject({
      id: itineraryIdSchema,
      startDate: calendarDateSchema.optional(),
      clientId: clientIdSchema.optional(),
    }),
    answer: itineraryAnswer,
    versioned: true,
  },
  getSavedAvailability: {
    method: 'POST',
    path: '/api/SavedItineraries/getAvailability',
    who: 'signedIn',
    summary:
      'How many rooms the stays of a saved itinerary would find from another day on; `quoteOnly` asks for no counts',
    harm: 'Agents cannot see when a saved itinerary is free.',
    touches: ['table:read'],
    body: z.strictObject({
      id: itineraryIdSchema,
      startDate: calendarDateSchema,
      endDate: calendarDateSchema,
      /** Rooms wanted wherever the travelers sleep; those of the stays unless given. */
      rooms: z
        .array(z.strictObject({ adults: count, children: count }))
        .max(50)
        .default([]),
      quoteOnly: z.boolean().default(false),
    }),
    answer: z.object({ stays: z.array(stayAvailability) }),
    safe: true,
  },
})

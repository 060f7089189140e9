import * as z from 'zod/mini'
import { travelDateSchema } from '../dates/date-schemas'
import { textUpTo } from '../format/plain-text'
import { clientIdSchema, itineraryIdSchema } from '../ids/ids'
import { patternInput, patternPatch } from '../itinerary/itinerary'
import { patternStates } from '../itinerary/states'
import { roomRequestInput } from '../rooms/room-line'
import { ask, defineRoutes, filterText, getOwned, ofAgency, patch, post, remove } from './contract'
import { answersItinerary, itineraryAnswer } from './itinerary-shapes'
import { savedSummary } from './itinerary-summary'
import { templateName } from './template-name'
import { partyShareView, stayAvailability, tripActivities, tripCampInfo } from './trip-shapes'

const oneItinerary = z.strictObject({ id: itineraryIdSchema })
const page = z.strictObject({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  cursor: z.optional(textUpTo(2_000)),
  /**
   * Only the agency's examples, or only what its agents saved; both unless given, the examples
   * first.
   */
  state: z.optional(z.enum(patternStates)),
  ...ofAgency,
})
const copy = {
  id: itineraryIdSchema,
  startDate: z.optional(travelDateSchema),
  clientId: z.optional(clientIdSchema),
}

/**
 * Trips as tables and patterns: what they hold in parts, and what is saved to start others from.
 */
export const savedTripRoutes = defineRoutes('itineraries', {
  getItineraryCsv: {
    ...getOwned('/api/Itineraries/{id}/csv', 'signedIn'),
    summary: 'An itinerary’s segments with their figures, as CSV',
    harm: 'Agents cannot export an itinerary.',
    params: oneItinerary,
    answer: z.string(),
    contentType: 'text/csv; charset=utf-8',
  },
  listItineraryParties: {
    ...getOwned('/api/Itineraries/{id}/parties', 'signedIn'),
    summary: 'What each party group pays, totaling the sell exactly',
    harm: 'Agents cannot see what each party pays.',
    params: oneItinerary,
    answer: z.array(partyShareView),
  },
  listTripCampInfo: {
    ...getOwned('/api/Itineraries/{id}/camp-info', 'signedIn'),
    summary: 'Texts about each camp of an itinerary, in the order of its stays',
    harm: 'Itineraries show no camp texts.',
    params: oneItinerary,
    query: z.strictObject({ locale: z._default(textUpTo(20), 'en') }),
    answer: z.array(tripCampInfo),
  },
  listTripActivities: {
    ...getOwned('/api/Itineraries/{id}/activities', 'signedIn'),
    summary: 'Activities at an itinerary’s camps and in their regions, in the order of its stays',
    harm: 'Itineraries show no activities.',
    params: oneItinerary,
    query: z.strictObject({ locale: z._default(textUpTo(20), 'en') }),
    answer: z.array(tripActivities),
  },
  listSavedItineraries: {
    ...getOwned('/api/SavedItineraries', 'signedIn'),
    summary:
      'The agency’s examples, then its saved itineraries, most recently changed first; page with `x-next-cursor`',
    harm: 'Agents cannot see saved itineraries.',
    query: page,
    answer: z.array(savedSummary),
  },
  getSavedItineraries: {
    ...getOwned('/api/SavedItineraries/getSavedItineraries', 'signedIn'),
    summary: 'The same list as GET /api/SavedItineraries',
    harm: 'Agents cannot see saved itineraries.',
    query: page,
    answer: z.array(savedSummary),
  },
  createSavedItinerary: {
    ...post('/api/SavedItineraries', 'signedIn'),
    summary:
      'Saves the body as a template, or as an agency example if sent by a lead agent, without its client',
    harm: 'Agents cannot save an itinerary as a template.',
    body: patternInput,
    ...answersItinerary,
  },
  patchSavedItinerary: {
    ...patch('/api/SavedItineraries/{id}', 'signedIn', 'queue:zap'),
    summary:
      'Updates a saved itinerary; allowed for its owner and lead agents; examples are made and changed by lead agents only',
    harm: 'Agents cannot change a saved itinerary.',
    params: oneItinerary,
    body: patternPatch,
    answer: itineraryAnswer,
    versioned: true,
  },
  deleteSavedItinerary: {
    ...remove('/api/SavedItineraries/{id}', 'signedIn'),
    summary:
      'Deletes a saved itinerary; allowed for its owner and lead agents, examples only for lead agents. Trips created from it stay',
    harm: 'Agents cannot delete a saved itinerary.',
    params: oneItinerary,
    answer: z.object({ id: itineraryIdSchema, deleted: z.literal(true) }),
    once: true,
  },
  getSavedItinerary: {
    ...getOwned('/api/SavedItineraries/{id}', 'signedIn'),
    summary: 'One saved itinerary, for every agent of its agency',
    harm: 'Agents cannot open a saved itinerary.',
    params: oneItinerary,
    query: z.strictObject({ filter: filterText }),
    ...answersItinerary,
  },
  createSavedItineraryFromItinerary: {
    ...post('/api/SavedItineraries/createSavedItineraryFromItinerary', 'signedIn'),
    summary:
      'Saves an itinerary as a template, or as an agency example if sent by a lead agent, without client, travelers, payments and booking',
    harm: 'Agents cannot save an itinerary as a template.',
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      name: z.optional(templateName),
      state: z._default(z.enum(patternStates), 'saved'),
    }),
    ...answersItinerary,
  },
  getItineraryFrom: {
    ...post('/api/SavedItineraries/getItineraryFrom', 'signedIn'),
    summary: 'Creates a new estimate from a saved itinerary, on a new start date if given',
    harm: 'Agents cannot start from a saved itinerary.',
    body: z.strictObject(copy),
    ...answersItinerary,
  },
  getSavedQuote: {
    ...post('/api/SavedItineraries/getQuote', 'signedIn', 'queue:itinerary'),
    summary: 'Creates a new itinerary from a saved one and requests its quote in one step',
    harm: 'Agents cannot quote a saved itinerary.',
    body: z.strictObject({ ...copy, sendNotify: z._default(z.boolean(), false) }),
    /** The new itinerary. */
    answer: z.object({ id: itineraryIdSchema, state: z.literal('quoting') }),
    once: true,
  },
  getSavedAvailability: {
    ...ask('/api/SavedItineraries/getAvailability', 'signedIn', 'table:read', 'audit', 'suppliers'),
    summary:
      'Room availability for the stays of a saved itinerary on a new start date; `quoteOnly` skips counts',
    harm: 'Agents cannot see when a saved itinerary is available.',
    body: z
      .strictObject({
        id: itineraryIdSchema,
        startDate: travelDateSchema,
        /**
         * Each stay keeps its nights from `startDate` on and answers its own dates, so this may be
         * any day that is not before it.
         */
        endDate: travelDateSchema,
        /**
         * Rooms (1 §3) wanted wherever the travelers sleep, by their option key at its own camp;
         * those of the stays unless given.
         */
        rooms: z._default(z.array(roomRequestInput).check(z.maxLength(50)), []),
        quoteOnly: z._default(z.boolean(), false),
      })
      .check(
        z.refine(({ startDate, endDate }) => startDate <= endDate, {
          path: ['endDate'],
          error: 'must not be before startDate',
        }),
      ),
    answer: z.object({ stays: z.array(stayAvailability) }),
  },
})

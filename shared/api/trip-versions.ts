import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { requiredText } from '../format/plain-text'
import { itineraryIdSchema } from '../ids/ids'
import { itineraryStateSchema } from '../itinerary/states'
import { defineRoutes, getOwned, post } from './contract'
import { answersItinerary } from './itinerary-shapes'

const oneTrip = z.strictObject({ id: itineraryIdSchema })

/** A version of a proposal, as its agent sees it beside the others. */
export const tripVersion = z.object({
  id: itineraryIdSchema,
  /** A, B, C … in the order of making. */
  letter: z.string(),
  name: z.string(),
  state: itineraryStateSchema,
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  currency: z.string(),
  /** Minor units of `currency`; 0 until it is priced. */
  sell: z.int(),
  /** Missing until it is priced. */
  margin: z.optional(z.int()),
  /** How many of its stays have no price yet: `sell` lacks them. */
  unpriced: z.optional(z.int()),
  /** Who has it, where its client is another than that of the trip that was asked for. */
  otherClient: z.optional(z.string()),
  /** The client can see it in the portal. */
  isShared: z.boolean(),
  /** When the client chose it in the portal. */
  chosenAt: z.optional(z.iso.datetime()),
  outcome: z.enum(['open', 'chosen', 'notChosen', 'cancelled']),
})
export type TripVersion = z.infer<typeof tripVersion>

/** Versions of a proposal: trips for the same client, of which one is chosen. */
export const tripVersionRoutes = defineRoutes('itineraries', {
  duplicateTrip: {
    ...post('/api/Itineraries/{id}/versions', 'signedIn'),
    summary:
      'Duplicates a trip as another version of its proposal: an estimate of the same client and party, without booking, payments and messages',
    harm: 'Agents cannot offer a client alternatives.',
    params: oneTrip,
    /** It is called as the trip is, unless it gets another name. */
    body: z.strictObject({ name: z.optional(requiredText(200)) }),
    ...answersItinerary,
  },
  listTripVersions: {
    ...getOwned('/api/Itineraries/{id}/versions', 'signedIn'),
    summary:
      'The versions of the proposal that a trip is one of, in the order of making, as far as the agent may see them; none where it has no alternatives',
    harm: 'Agents cannot go from one version of a proposal to the others.',
    params: oneTrip,
    answer: z.array(tripVersion),
  },
})

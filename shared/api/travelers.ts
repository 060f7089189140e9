import * as z from 'zod/mini'
import { textUpTo } from '../format/plain-text'
import { itineraryIdSchema } from '../ids/ids'
import { travelerSchema } from '../itinerary/party'
import { defineRoutes, getOwned, patch, post, remove } from './contract'
import { answersItinerary } from './itinerary-shapes'

const { id: _id, ...named } = travelerSchema.shape
const oneTraveler = z.strictObject({ id: travelerSchema.shape.id })

/**
 * The named travelers of a trip (2 §7.5). They are kept with it: each change is a change of the
 * itinerary, which is answered.
 */
export const travelersRoutes = defineRoutes('travelers', {
  listTravelers: {
    ...getOwned('/api/Travelers', 'signedIn'),
    summary: 'Named travelers of the itinerary in `where.itineraryId`, with their party group',
    harm: 'Agents cannot see the travelers.',
    query: z.strictObject({ filter: textUpTo(20_000) }),
    answer: z.array(
      z.extend(travelerSchema, { itineraryId: itineraryIdSchema, partyId: z.optional(z.string()) }),
    ),
  },
  createTraveler: {
    ...post('/api/Travelers', 'signedIn'),
    summary: 'Adds a named traveler to an itinerary, and to a party group if given',
    harm: 'Agents cannot name travelers.',
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      ...named,
      partyId: z.optional(textUpTo(64)),
    }),
    ...answersItinerary,
  },
  patchTraveler: {
    ...patch('/api/Travelers/{id}', 'signedIn'),
    summary: 'Updates a traveler; `age: null` clears the age, `partyId: null` leaves the group',
    harm: 'Agents cannot update a traveler.',
    params: oneTraveler,
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      firstName: z.optional(named.firstName),
      lastName: named.lastName,
      age: z.nullable(named.age),
      partyId: z.optional(z.nullable(textUpTo(64))),
    }),
    ...answersItinerary,
  },
  deleteTraveler: {
    ...remove('/api/Travelers/{id}', 'signedIn'),
    summary: 'Removes a traveler from an itinerary and from their party group',
    harm: 'Agents cannot remove a traveler.',
    params: oneTraveler,
    query: z.strictObject({ itineraryId: itineraryIdSchema }),
    ...answersItinerary,
  },
})

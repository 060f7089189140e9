import * as z from 'zod/mini'
import { plainText, textUpTo } from '../format/plain-text'
import { itineraryIdSchema } from '../ids/ids'
import { partySchema } from '../itinerary/party'
import { maxAmount } from '../money/minor-units'
import { defineRoutes, getOwned, patch, post, remove } from './contract'
import { answersItinerary } from './itinerary-shapes'
import { partyShareView } from './trip-shapes'

const { name, travelerIds, allocations } = partySchema.shape
const oneGroup = z.strictObject({ id: partySchema.shape.id })

/**
 * The party groups of a trip (2 §7.5), kept with it: each change is a change of the itinerary,
 * which is answered.
 */
export const partyGroupsRoutes = defineRoutes('party-groups', {
  listPartyGroups: {
    ...getOwned('/api/PartyGroups', 'signedIn'),
    summary: 'Party groups of the itinerary in `where.itineraryId`, with each group’s exact share',
    harm: 'Agents cannot see who pays what.',
    query: z.strictObject({ filter: textUpTo(20_000) }),
    answer: z.array(z.extend(partyShareView, { itineraryId: itineraryIdSchema, allocations })),
  },
  createPartyGroup: {
    ...post('/api/PartyGroups', 'signedIn'),
    summary:
      'Adds a party group and moves its travelers there. If shares are given, the other groups split the rest in proportion',
    harm: 'Agents cannot split a trip’s bill.',
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      name,
      travelerIds: z._default(travelerIds, []),
      allocations: z._default(allocations, {}),
    }),
    ...answersItinerary,
  },
  patchPartyGroup: {
    ...patch('/api/PartyGroups/{id}', 'signedIn'),
    summary:
      'Updates a party group’s name, travelers or shares; the other groups split the rest in proportion',
    harm: 'Agents cannot change who pays what.',
    params: oneGroup,
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      name: z.optional(name),
      travelerIds: z.optional(travelerIds),
      allocations: z.optional(allocations),
    }),
    ...answersItinerary,
  },
  cancelPartyGroup: {
    ...post('/api/PartyGroups/{id}/cancel', 'signedIn', 'queue:payment'),
    summary:
      'Cancels one party group while the trip goes on: keeps its part of the cancellation fee of the day, or `fee` with a `reason`, proposes the rest of what it paid as refunds, and takes its share off the price',
    harm: 'Agents cannot cancel for one family while the others travel.',
    params: oneGroup,
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      /**
       * What is charged, minor units of the itinerary's currency: from 0 to the group's share; its
       * part of the policies' fee of the day unless it is given.
       */
      fee: z.optional(z.int().check(z.minimum(0), z.maximum(maxAmount))),
      /** Why it is another one than the policies'; then required. */
      reason: z.optional(plainText(500)),
    }),
    ...answersItinerary,
  },
  deletePartyGroup: {
    ...remove('/api/PartyGroups/{id}', 'signedIn'),
    summary:
      'Removes a party group that has not paid; the others take over its share in proportion',
    harm: 'Agents cannot remove a party group.',
    params: oneGroup,
    query: z.strictObject({ itineraryId: itineraryIdSchema }),
    ...answersItinerary,
  },
})

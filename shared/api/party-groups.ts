import * as z from 'zod'
import { itineraryIdSchema } from '../ids/ids'
import { partySchema } from '../itinerary/party'
import { defineRoutes } from './contract'
import { itineraryAnswer } from './itinerary-shapes'
import { partyShareView } from './trip-shapes'

const { name, travelerIds, allocations } = partySchema.shape
const oneGroup = z.strictObject({ id: partySchema.shape.id })
const touches = ['table:read', 'table:write'] as const

/** The party groups of a trip (2 §7.5), kept with it: each change is a change of the itinerary, which is answered. */
export const partyGroupsRoutes = defineRoutes('party-groups', {
  listPartyGroups: {
    method: 'GET',
    path: '/api/PartyGroups',
    who: 'signedIn',
    summary: 'The party groups of the itinerary that `where` names by itineraryId, with what each pays to the cent',
    harm: 'Agents cannot see who pays what.',
    touches: ['table:read'],
    query: z.strictObject({ filter: z.string().max(20_000) }),
    answer: z.array(partyShareView.extend({ itineraryId: itineraryIdSchema, allocations })),
  },
  createPartyGroup: {
    method: 'POST',
    path: '/api/PartyGroups',
    who: 'signedIn',
    summary:
      'Adds a party group; its travelers leave the groups they were in. Where shares are given, the others take the rest in proportion',
    harm: 'Agents cannot split a trip among those who pay.',
    touches,
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      name,
      travelerIds: travelerIds.default([]),
      allocations: allocations.default({}),
    }),
    answer: itineraryAnswer,
    versioned: true,
  },
  patchPartyGroup: {
    method: 'PATCH',
    path: '/api/PartyGroups/{id}',
    who: 'signedIn',
    summary: 'Changes a party group: its name, who is in it, its shares; the other groups take the rest in proportion',
    harm: 'Agents cannot change who pays what.',
    touches,
    params: oneGroup,
    body: z.strictObject({
      itineraryId: itineraryIdSchema,
      name: name.optional(),
      travelerIds: travelerIds.optional(),
      allocations: allocations.optional(),
    }),
    answer: itineraryAnswer,
    versioned: true,
  },
  deletePartyGroup: {
    method: 'DELETE',
    path: '/api/PartyGroups/{id}',
    who: 'signedIn',
    summary: 'Takes a party group away: the others pay its share in proportion. Not one that has paid',
    harm: 'Agents cannot take a party group away.',
    touches,
    params: oneGroup,
    query: z.strictObject({ itineraryId: itineraryIdSchema }),
    answer: itineraryAnswer,
    versioned: true,
  },
})

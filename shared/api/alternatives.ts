import * as z from 'zod/mini'
import { itineraryIdSchema, segmentIdSchema, supplierCodeSchema } from '../ids/ids'
import { roomLineRecord } from '../rooms/room-line'
import { ask, defineRoutes } from './contract'

/** A camp that could take the place of a stay: free for its nights, with rooms for its people. */
export const campAlternative = z.object({
  supplierCode: supplierCodeSchema,
  campName: z.string(),
  regionName: z.string(),
  country: z.string(),
  featuredImageId: z.string(),
  /** In a straight line from the camp of the stay. */
  kilometers: z.int(),
  isSameRegion: z.boolean(),
  /** All rooms are free, or some have to be asked for. */
  state: z.enum(['free', 'possible']),
  /** Who would sleep in which room. */
  rooms: z.array(roomLineRecord),
  /** What the client would pay for the whole trip, minor units of its currency. */
  sell: z.int(),
})
export type CampAlternative = z.infer<typeof campAlternative>

export const alternativesRoutes = defineRoutes('alternatives', {
  findAlternatives: {
    ...ask('/api/Itineraries/{id}/alternatives', 'signedIn', 'table:read', 'audit'),
    summary: 'Camps near a stay that are free for its nights and its people, each with the new total of the trip',
    harm: 'Agents cannot find another camp for a stay at once.',
    params: z.strictObject({ id: itineraryIdSchema }),
    body: z.strictObject({ segmentId: segmentIdSchema }),
    answer: z.object({
      currency: z.string(),
      /** What the trip costs as it stands; missing until it has been priced. */
      sell: z.optional(z.int()),
      /** How many camps near it were looked at. */
      searched: z.int(),
      /** Those that keep the journey come first: free ones, of the same region, of a like price. */
      alternatives: z.array(campAlternative),
    }),
    memoryMb: 1024,
  },
})

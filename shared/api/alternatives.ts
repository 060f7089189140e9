import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { itineraryIdSchema, segmentIdSchema, supplierCodeSchema } from '../ids/ids'
import { roomLineRecord } from '../rooms/room-line'
import { ask, defineRoutes } from './contract'

const campOffered = {
  supplierCode: supplierCodeSchema,
  campName: z.string(),
  regionName: z.string(),
  country: z.string(),
  featuredImageId: z.string(),
  /** All rooms are free, or some have to be asked for. */
  state: z.enum(['free', 'possible']),
  /** Who would sleep in which room. */
  rooms: z.array(roomLineRecord),
}
/** In minutes: of the ways to the stay and on from it, by road or light aircraft. */
const minutes = z.int()

/** What is different from the camp of the stay. */
const changes = {
  /** In a straight line from the camp of the stay. */
  kilometers: z.int(),
  isSameRegion: z.boolean(),
  /** On the way from the camp before and to the one after, beside the stay as it is. */
  travel: z.object({ before: minutes, after: minutes }),
  /** As the rates say; missing where it is the same. */
  mealBasis: z.optional(
    z.object({ before: z.optional(z.string()), after: z.optional(z.string()) }),
  ),
}

/** A camp that could take the place of a stay: free for its nights, with rooms for its people. */
export const campAlternative = z.object({
  ...campOffered,
  ...changes,
  /** What the client would pay for the whole trip, minor units of its currency. */
  sell: z.int(),
})
export type CampAlternative = z.infer<typeof campAlternative>

const campSwap = z.object({
  ...campOffered,
  ...changes,
  segmentId: segmentIdSchema,
  replaces: z.string(),
})
/** Some stays swapped together. */
const saving = z.object({ sell: z.int(), swaps: z.array(campSwap) })
export type Saving = z.infer<typeof saving>

const chainStay = z.object({
  ...campOffered,
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
})
/** Camps one after the other, a region each. */
const chain = z.object({
  state: z.enum(['free', 'possible']),
  /** Between the camps. */
  minutes,
  /** The trip with these camps, before ways and activities are added. */
  sell: z.int(),
  stays: z.array(chainStay),
})
export type Chain = z.infer<typeof chain>

const countryRegionCode = z.string().check(z.minLength(1), z.maxLength(20))
const priceFields = {
  currency: z.string(),
  /** What the trip costs as it stands; missing until it has been priced. */
  sell: z.optional(z.int()),
  /** How many camps were looked at. */
  searched: z.int(),
}
const params = z.strictObject({ id: itineraryIdSchema })

export const alternativesRoutes = defineRoutes('alternatives', {
  findAlternatives: {
    ...ask('/api/Itineraries/{id}/alternatives', 'signedIn', 'table:read', 'audit'),
    summary:
      'Camps near a stay that are free for its nights and its people, each with the new total of the trip',
    harm: 'Agents cannot find another camp for a stay at once.',
    params,
    body: z.strictObject({
      segmentId: segmentIdSchema,
      /** The most that the trip may come to, minor units of its currency. */
      budget: z.optional(z.int().check(z.minimum(0))),
    }),
    answer: z.object({
      ...priceFields,
      /** Those that keep the journey come first: free ones, of the same region, of a like price. */
      alternatives: z.array(campAlternative),
    }),
    memoryMb: 1024,
  },
  findSavings: {
    ...ask('/api/Itineraries/{id}/savings', 'signedIn', 'table:read', 'audit'),
    summary: 'Swaps of camps that together make a trip cheaper by a share of its price',
    harm: 'Agents cannot find a lower price for a trip at once.',
    params,
    body: z.strictObject({ percent: z.number().check(z.minimum(1), z.maximum(60)) }),
    answer: z.object({
      ...priceFields,
      /**
       * Whether the price that was asked for can be reached; else the savings are the most there
       * is.
       */
      isReached: z.boolean(),
      /** Those with the fewest swaps come first. */
      savings: z.array(saving),
    }),
    memoryMb: 1024,
  },
  findChains: {
    ...ask('/api/Itineraries/{id}/chains', 'signedIn', 'table:read', 'audit'),
    summary:
      'Camps with rooms for the party in some regions one after the other, on the dates of a trip',
    harm: 'Agents cannot plan a trip by its regions at once.',
    params,
    body: z.strictObject({
      startDate: calendarDateSchema,
      /** How many nights in which region. */
      regions: z
        .array(
          z.strictObject({ countryRegionCode, nights: z.int().check(z.minimum(1), z.maximum(30)) }),
        )
        .check(z.minLength(1), z.maxLength(7)),
      /** The regions come in the order given; else in any that has rooms. */
      isOrdered: z._default(z.boolean(), false),
    }),
    answer: z.object({
      ...priceFields,
      /** The regions without rooms for the party, whatever the order. */
      full: z.array(z.string()),
      /** The surest, shortest and cheapest come first. */
      chains: z.array(chain),
    }),
    memoryMb: 1024,
  },
})

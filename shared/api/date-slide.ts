import * as z from 'zod/mini'
import { calendarDateSchema, travelDateSchema } from '../dates/date-schemas'
import { itineraryIdSchema } from '../ids/ids'
import { ask, defineRoutes } from './contract'

/**
 * A day on which a trip can start. `sell` is what the client would pay, minor units of the trip's
 * currency.
 */
export const tripStart = z.object({
  startDate: calendarDateSchema,
  /** All rooms are free, or some have to be asked for. */
  state: z.enum(['free', 'possible']),
  sell: z.int(),
})
export type TripStart = z.infer<typeof tripStart>

export const tripStarts = z.object({
  currency: z.string(),
  /** The first start that was looked at, and the day after the last. */
  from: calendarDateSchema,
  until: calendarDateSchema,
  /**
   * The trip as it stands. Until all its stays have been quoted, its total is that of its start
   * among `days`, or missing.
   */
  current: z.object({ startDate: calendarDateSchema, sell: z.optional(z.int()) }),
  /** Stays without rooms: until they have some, no start can be found. */
  withoutRooms: z.array(z.object({ segmentId: z.string(), name: z.string() })),
  /** In order of their dates; what is left out cannot be had. */
  days: z.array(tripStart),
  /** The five that cost least. */
  cheapest: z.array(tripStart),
})
export type TripStarts = z.infer<typeof tripStarts>

export const dateSlideRoutes = defineRoutes('date-slide', {
  findTripStarts: {
    ...ask('/api/Itineraries/{id}/date-slide', 'signedIn', 'table:read', 'audit'),
    summary:
      'Every start date in the next 12 months when all stays of an itinerary have rooms, with the total price',
    harm: 'Agents cannot find other dates for a trip.',
    params: z.strictObject({ id: itineraryIdSchema }),
    body: z.strictObject({ from: z.optional(travelDateSchema) }),
    answer: tripStarts,
    memoryMb: 1024,
  },
})

import * as z from 'zod/mini'
import { itineraryIdSchema, segmentIdSchema } from '../ids/ids'
import { flightStatusSchema } from '../itinerary/flight-status'
import { defineRoutes, getOwned } from './contract'

/** How a flight of an itinerary stands. */
export const flightStatusView = z.object({
  segmentId: segmentIdSchema,
  flightNumber: z.optional(z.string()),
  status: flightStatusSchema,
  /**
   * Whose word it is: the agent's, the configured service's, or what follows from the timetable and
   * the clock.
   */
  source: z.enum(['agent', 'service', 'timetable']),
  /** When it is to leave and to arrive; missing where hour or place are not known. */
  departsAt: z.optional(z.iso.datetime()),
  arrivesAt: z.optional(z.iso.datetime()),
})
export type FlightStatusView = z.infer<typeof flightStatusView>

export const flightStatusRoutes = defineRoutes('itineraries', {
  getFlightStatus: {
    ...getOwned('/api/FlightStatus', 'signedIn', 'flight-status'),
    summary:
      'Status of an itinerary’s flights; flights without known times are omitted on their travel days',
    harm: 'Agents cannot see whether flights have departed or landed.',
    query: z.strictObject({ itineraryId: itineraryIdSchema }),
    answer: z.array(flightStatusView),
  },
})

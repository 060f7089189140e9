import * as z from 'zod'
import { itineraryIdSchema, segmentIdSchema } from '../ids/ids'
import { flightStatusSchema } from '../itinerary/flight-status'
import { defineRoutes } from './contract'

/** How a flight of an itinerary stands. */
export const flightStatusView = z.object({
  segmentId: segmentIdSchema,
  flightNumber: z.string().optional(),
  status: flightStatusSchema,
  /** Whose word it is: the agent's, or what follows from the timetable and the clock. */
  source: z.enum(['agent', 'timetable']),
  /** When it is to leave and to arrive; missing where hour or place are not known. */
  departsAt: z.iso.datetime().optional(),
  arrivesAt: z.iso.datetime().optional(),
})
export type FlightStatusView = z.infer<typeof flightStatusView>

export const flightStatusRoutes = defineRoutes('itineraries', {
  getFlightStatus: {
    method: 'GET',
    path: '/api/FlightStatus',
    who: 'signedIn',
    summary: 'How the flights of an itinerary stand; one whose hours are not known is left out on its days',
    harm: 'Agents do not see whether flights have left and landed.',
    touches: ['table:read'],
    query: z.strictObject({ itineraryId: itineraryIdSchema }),
    answer: z.array(flightStatusView),
  },
})

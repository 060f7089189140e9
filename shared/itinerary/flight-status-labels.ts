import type { FlightStatus } from './flight-status'

/**
 * The word for a flight's status on screen; apart from its schema, which pages of clients do
 * without.
 */
export const flightStatusLabels = {
  scheduled: 'Scheduled',
  delayed: 'Delayed',
  departed: 'In the air',
  landed: 'Landed',
  diverted: 'Diverted',
  cancelled: 'Cancelled',
} as const satisfies Record<FlightStatus, string>

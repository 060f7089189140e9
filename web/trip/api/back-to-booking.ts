import { api } from '../../lib/api/api'
import { bookedVersion } from '../life/booking-behind'
import type { Trip } from '../page/trip'
import { returnToBooking } from './life-calls'
import { restoreVersion } from './trip-calls'

/**
 * Takes a requoted trip back to its booking: restores what was booked, as its history has it, and
 * lets the state follow the booking. The answer is the trip, still a quote where its stays are not
 * those booked.
 */
export async function backToBooking(seen: Trip): Promise<Trip> {
  const { id } = seen
  const history = await api('GET /api/Itineraries/{id}/history', {
    params: { id },
    query: { limit: 100 },
  })
  const version = bookedVersion(history)
  const present = version === undefined ? seen : await restoreVersion(seen, version)
  return returnToBooking(present)
}

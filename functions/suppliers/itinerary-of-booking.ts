import { createHash } from 'node:crypto'
import { type AgencyId, type ItineraryId, idFrom, itineraryIdSchema } from '#shared/ids/ids'

/**
 * The id of the itinerary that is made of a booking: two people who import the same booking at once
 * make one itinerary, and a booking made elsewhere names the itinerary that it will have.
 */
export function itineraryOfBooking(agencyId: AgencyId, bookingReference: string): ItineraryId {
  const digest = createHash('sha256').update(`${agencyId} ${bookingReference}`).digest()
  return itineraryIdSchema.parse(idFrom('itinerary', digest))
}

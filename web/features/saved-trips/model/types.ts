import type { Answer } from '../../../lib/api/route-table'

/** A saved itinerary, or one that was built, as the server answers it. */
export type LookedTrip = Answer<'GET /api/SavedItineraries/{id}'>
export type SavedSummary = Answer<'GET /api/SavedItineraries'>[number]
export type StayAvailability = Answer<'POST /api/SavedItineraries/getAvailability'>['stays'][number]

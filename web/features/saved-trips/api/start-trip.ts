import { api } from '../../../lib/api/api'
import type { Sent } from '../../../lib/api/route-table'
import type { LookedTrip } from '../model/types'

/** Makes a new estimate of a saved itinerary; the same key makes it once. */
export const startTrip = (body: Sent<'POST /api/SavedItineraries/getItineraryFrom'>['body'], idempotencyKey: string) =>
  api('POST /api/SavedItineraries/getItineraryFrom', { body, idempotencyKey })

type TripPatch = Sent<'PATCH /api/Itineraries/{id}'>['body']

/** Puts other rooms and travelers into a trip that was just made. */
export const putRooms = (
  { id, version }: Pick<LookedTrip, 'id' | 'version'>,
  body: Pick<TripPatch, 'adults' | 'children' | 'segments'>,
) => api('PATCH /api/Itineraries/{id}', { params: { id }, body, version })

/** Makes a new trip of a saved itinerary and asks the suppliers at once; the same key does both once. */
export const startQuote = (body: Sent<'POST /api/SavedItineraries/getQuote'>['body'], idempotencyKey: string) =>
  api('POST /api/SavedItineraries/getQuote', { body, idempotencyKey })

/** Takes a saved itinerary off the shelf. */
export const removeSaved = ({ id, version }: Pick<LookedTrip, 'id' | 'version'>) =>
  api('DELETE /api/SavedItineraries/{id}', { params: { id }, version })

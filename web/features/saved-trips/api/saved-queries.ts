import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'
import type { Sent } from '../../../lib/api/route-table'
import type { LookedTrip } from '../model/saved-trip'
import type { WantedRoom } from '../model/wanted-rooms'

/** The server's page limit; saved itineraries aren't paged on screen. */
const limit = 100

/** The agency's saved itineraries, most recently changed first. */
export const savedTripsQuery = queryOptions({
  queryKey: ['saved-itineraries'],
  queryFn: ({ signal }) => api('GET /api/SavedItineraries', { query: { limit }, signal }),
  staleTime: 60_000,
})

/** A saved itinerary, refetched on opening because the editor may have changed it. */
export const savedTripQuery = (id: ItineraryId) =>
  queryOptions({
    queryKey: ['saved-itineraries', id],
    queryFn: ({ signal }) => api('GET /api/SavedItineraries/{id}', { params: { id }, signal }),
    staleTime: 0,
  })

interface AvailabilityAsk {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly rooms: readonly WantedRoom[]
  /** No availability is requested: everything may be available. */
  readonly quoteOnly: boolean
}

/** Availability of each stay's rooms. */
export const availabilityQuery = (id: ItineraryId, ask: AvailabilityAsk) =>
  queryOptions({
    queryKey: ['saved-itineraries', id, 'availability', ask],
    queryFn: async ({ signal }) => {
      const body = {
        id,
        ...ask,
        rooms: ask.rooms.map(({ adults, children }) => ({ adults, children })),
      }
      const { stays } = await api('POST /api/SavedItineraries/getAvailability', {
        body,
        signal,
        safe: true,
      })
      return stays
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** Every start date in the next twelve months when all saved rooms are available. */
export const startsQuery = ({
  id,
  version,
}: { readonly id: ItineraryId } & Pick<LookedTrip, 'version'>) =>
  queryOptions({
    queryKey: ['saved-itineraries', id, 'starts', version],
    queryFn: ({ signal }) =>
      api('POST /api/Itineraries/{id}/date-slide', {
        params: { id },
        body: {},
        safe: true,
        signal,
      }),
    staleTime: 60_000,
  })

/** Creates an estimate from a saved itinerary; the same key creates it once. */
export const startTrip = (
  body: Sent<'POST /api/SavedItineraries/getItineraryFrom'>['body'],
  idempotencyKey: string,
) => api('POST /api/SavedItineraries/getItineraryFrom', { body, idempotencyKey })

type TripPatch = Sent<'PATCH /api/Itineraries/{id}'>['body']

/** Changes rooms and travelers of a trip that was just created. */
export const putRooms = (
  { id, version }: Pick<LookedTrip, 'id' | 'version'>,
  body: Pick<TripPatch, 'adults' | 'children' | 'segments'>,
) => api('PATCH /api/Itineraries/{id}', { params: { id }, body, version })

/** Creates a trip from a saved itinerary and requests its quote; the same key does both once. */
export const startQuote = (
  body: Sent<'POST /api/SavedItineraries/getQuote'>['body'],
  idempotencyKey: string,
) => api('POST /api/SavedItineraries/getQuote', { body, idempotencyKey })

/** Makes a saved itinerary an example of the agency, or reverts that; for lead agents. */
export const setExample = (
  { id, version }: Pick<LookedTrip, 'id' | 'version'>,
  isExample: boolean,
) => {
  const body = { state: isExample ? ('example' as const) : ('saved' as const) }
  return api('PATCH /api/SavedItineraries/{id}', { params: { id }, body, version })
}

export const removeSaved = ({ id, version }: Pick<LookedTrip, 'id' | 'version'>) =>
  api('DELETE /api/SavedItineraries/{id}', { params: { id }, version })

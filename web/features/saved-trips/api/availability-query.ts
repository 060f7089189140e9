import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'
import type { WantedRoom } from '../model/wanted-rooms'

export interface AvailabilityAsk {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
  readonly rooms: readonly WantedRoom[]
  /** No counts are asked for: everything may be available. */
  readonly quoteOnly: boolean
}

/** How many rooms each stay would find. */
export const availabilityQuery = (id: ItineraryId, ask: AvailabilityAsk) =>
  queryOptions({
    queryKey: ['saved-itineraries', id, 'availability', ask],
    queryFn: async ({ signal }) => {
      const body = { id, ...ask, rooms: ask.rooms.map(({ adults, children }) => ({ adults, children })) }
      const { stays } = await api('POST /api/SavedItineraries/getAvailability', { body, signal, safe: true })
      return stays
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

import { queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

export interface StartsAsked {
  readonly itineraryId: ItineraryId
  /** Of the stored trip: each version is a separate search. */
  readonly version: number
  /** The first start date to consider; today by default. */
  readonly from: CalendarDate | undefined
}

/**
 * Every possible start date of a year. Cached for a minute only, because availability changes
 * quickly.
 */
export const tripStartsQuery = ({ itineraryId, version, from }: StartsAsked) =>
  queryOptions({
    queryKey: ['date-slide', itineraryId, version, from ?? 'today'],
    queryFn: ({ signal }) =>
      api('POST /api/Itineraries/{id}/date-slide', {
        params: { id: itineraryId },
        body: from === undefined ? {} : { from },
        safe: true,
        signal,
      }),
    staleTime: 60_000,
  })

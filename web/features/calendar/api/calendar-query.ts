import { queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { api } from '../../../lib/api/api'

interface CalendarPeriod {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly whose: 'mine' | 'agency'
}

/** The entries of a period; below the trips' key, so that a change of any trip makes them stale. */
export const calendarQuery = ({ from, to, whose }: CalendarPeriod) =>
  queryOptions({
    queryKey: ['trips', 'calendar', whose, from, to],
    queryFn: ({ signal }) => api('GET /api/Calendar', { query: { from, to, whose }, signal }),
    staleTime: 60_000,
    refetchInterval: 5 * 60_000,
  })

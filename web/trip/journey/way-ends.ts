import type { CalendarDate } from '#shared/dates/calendar-date'
import type { TripSegment } from '../page/trip'

/** The ends of a day's travel: from the stay one leaves to the next one. */
export interface WayEnds {
  readonly from: TripSegment | undefined
  readonly to: TripSegment | undefined
}

/** The stay before a day and the one after; in the middle of a stay both are that stay. */
export function wayEnds(segments: readonly TripSegment[], day: CalendarDate): WayEnds {
  const stays = segments
    .filter(({ type }) => type === 'stay')
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
  return {
    from: stays.findLast(({ startDate }) => startDate < day),
    to: stays.find(({ startDate, endDate }) => startDate >= day || (startDate < day && day < endDate)),
  }
}

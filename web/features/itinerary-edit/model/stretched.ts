import { addDays } from '#shared/dates/calendar-date'
import type { TripDates } from './patch-of'
import type { TripSegment } from './trip'

/** A stay longer (shorter, below 0) by nights at its start: the trip begins that much earlier, and what comes before moves along. */
export function stretchedAtStart(
  { startDate, endDate, segments }: TripDates,
  { segmentId, nights }: { readonly segmentId: string; readonly nights: number },
): TripDates {
  const stay = segments.find(({ id }) => id === segmentId)
  if (stay === undefined || stay.nights + nights < 1) return { startDate, endDate, segments }
  const isBefore = (segment: TripSegment): boolean =>
    segment.endDate <= stay.startDate && !(segment.type === 'service' && segment.startDate === stay.startDate)
  return {
    startDate: addDays(startDate, -nights),
    endDate,
    segments: segments.map((segment) => {
      if (segment === stay) {
        return { ...segment, startDate: addDays(segment.startDate, -nights), nights: segment.nights + nights }
      }
      if (!isBefore(segment)) return segment
      return { ...segment, startDate: addDays(segment.startDate, -nights), endDate: addDays(segment.endDate, -nights) }
    }),
  }
}

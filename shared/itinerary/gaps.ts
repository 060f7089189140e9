import { type CalendarDate, daysBetween } from '../dates/calendar-date'

interface Nights {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

/** Nights of a trip that no segment has: from startDate up to, but not including, endDate. */
export interface Gap extends Nights {
  readonly nights: number
}

/** The gaps between segments, in order; segments of no night close nothing (2 §5.3, 'There is a gap in the itinerary dates'). */
export function gapsBetween(segments: readonly Nights[]): Gap[] {
  const gaps: Gap[] = []
  let until: CalendarDate | undefined
  const slept = segments.filter(({ startDate, endDate }) => startDate < endDate)
  for (const { startDate, endDate } of slept.toSorted((a, b) => daysBetween(b.startDate, a.startDate))) {
    if (until !== undefined && until < startDate) {
      gaps.push({ startDate: until, endDate: startDate, nights: daysBetween(until, startDate) })
    }
    if (until === undefined || until < endDate) until = endDate
  }
  return gaps
}

const nightTypes: readonly string[] = ['stay', 'flight', 'chartered', 'scheduled', 'road']

/** Whether people spend their nights in a segment of this type: in a stay or on the way. */
export const holdsNights = (type: string): boolean => nightTypes.includes(type)

/**
 * The gaps of a trip: nights for which nobody has a bed, in a stay or on the way. Lines that only span days (a guide, an
 * insurance, a point of the route) give none.
 */
export function tripGaps(segments: readonly (Nights & { readonly type: string })[]): Gap[] {
  return gapsBetween(segments.filter(({ type }) => holdsNights(type)))
}

import { type CalendarDate, daysBetween } from '../dates/calendar-date'
import { spanOf } from './trip-dates'

interface Nights {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

/** Nights of a trip that no segment has: from startDate up to, but not including, endDate. */
export interface Gap extends Nights {
  readonly nights: number
}

/**
 * The gaps between segments, and to the ends of a span where one is given, in order; segments of no
 * night close nothing (2 §5.3, 'There is a gap in the itinerary dates').
 */
export function gapsBetween(segments: readonly Nights[], span?: Nights): Gap[] {
  const gaps: Gap[] = []
  let until = span?.startDate
  const closeGap = (to: CalendarDate) => {
    if (until !== undefined && until < to) {
      gaps.push({ startDate: until, endDate: to, nights: daysBetween(until, to) })
    }
  }
  const slept = segments.filter(({ startDate, endDate }) => startDate < endDate)
  for (const { startDate, endDate } of slept.toSorted((a, b) =>
    daysBetween(b.startDate, a.startDate),
  )) {
    closeGap(startDate)
    if (until === undefined || until < endDate) until = endDate
  }
  if (span !== undefined) closeGap(span.endDate)
  return gaps
}

const nightTypes: readonly string[] = ['stay', 'flight', 'chartered', 'scheduled', 'road']

/** Whether people spend their nights in a segment of this type: in a stay or on the way. */
export const holdsNights = (type: string): boolean => nightTypes.includes(type)

/**
 * Whether people are somewhere else after a segment of this type: on the way, or into the country
 * and out of it.
 */
const isTravelled = (type: string): boolean =>
  holdsNights(type) || type === 'entry' || type === 'exit'

/**
 * The gaps of a trip: nights for which nobody has a bed, in a stay or on the way, from the day that
 * people arrive to the day that they leave. Lines that only span days (a guide, an insurance, a
 * point of the route) give no nights, and no day to arrive or leave on.
 */
export function tripGaps(segments: readonly (Nights & { readonly type: string })[]): Gap[] {
  const slept = segments.filter(({ type }) => holdsNights(type))
  const span = spanOf(segments.filter(({ type }) => isTravelled(type)))
  return span === undefined ? [] : gapsBetween(slept, span)
}

import type { CalendarDate } from '../dates/calendar-date'

/** Most nights of a trip, and so of one segment. */
export const maxNights = 366

/** What has a first and a last day. */
interface Dated {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

/** From the first day of some segments to the last; undefined where there are none. */
export function spanOf(segments: readonly Dated[]): Dated | undefined {
  const [first] = segments
  if (first === undefined) return undefined
  return segments.reduce<Dated>(
    (span, { startDate, endDate }) => ({
      startDate: startDate < span.startDate ? startDate : span.startDate,
      endDate: endDate > span.endDate ? endDate : span.endDate,
    }),
    { startDate: first.startDate, endDate: first.endDate },
  )
}

/** The dates of a trip, grown until every segment lies within them. */
export function coveringDates({ startDate, endDate }: Dated, segments: readonly Dated[]): Dated {
  const span = spanOf(segments) ?? { startDate, endDate }
  return {
    startDate: span.startDate < startDate ? span.startDate : startDate,
    endDate: span.endDate > endDate ? span.endDate : endDate,
  }
}

/**
 * The dates of a trip when its segments become others: they cover all segments, and an end that
 * followed its first or last segment still does, so a trip that loses its last stay ends earlier. A
 * wider end set by the agent stays.
 */
export function followingDates(
  before: Dated & { readonly segments: readonly Dated[] },
  segments: readonly Dated[],
): Dated {
  const [old, now] = [spanOf(before.segments), spanOf(segments)]
  const { startDate, endDate } = before
  if (old === undefined || now === undefined) return coveringDates({ startDate, endDate }, segments)
  const fittedDates = {
    startDate: old.startDate === startDate ? now.startDate : startDate,
    endDate: old.endDate === endDate ? now.endDate : endDate,
  }
  return coveringDates(fittedDates, segments)
}

import { addDays, type CalendarDate, daysBetween } from '../dates/calendar-date'

/** What has a first and a last day: a trip, or a segment of it. */
export interface Dated {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

/**
 * Every segment `days` later (earlier when negative): the same nights in the same order, nothing
 * else changes.
 */
export function shiftTrip<S extends Dated>(segments: readonly S[], days: number): S[] {
  return segments.map((segment) => shiftDates(segment, days))
}

/**
 * A trip and all its segments, moved so that it starts on another day: what a date slide changes of
 * it.
 */
export function moveTrip<S extends Dated>(
  { startDate, endDate, segments }: Dated & { readonly segments: readonly S[] },
  newStart: CalendarDate,
): { startDate: CalendarDate; endDate: CalendarDate; segments: S[] } {
  const days = daysBetween(startDate, newStart)
  return { ...shiftDates({ startDate, endDate }, days), segments: shiftTrip(segments, days) }
}

function shiftDates<D extends Dated>(dated: D, days: number): D {
  return {
    ...dated,
    startDate: addDays(dated.startDate, days),
    endDate: addDays(dated.endDate, days),
  }
}

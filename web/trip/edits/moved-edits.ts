import type { CalendarDate } from '#shared/dates/calendar-date'
import { moveTrip } from '#shared/itinerary/shift-trip'
import { spanOf } from '#shared/itinerary/trip-dates'
import { changedStay } from '../journey/changed-stay'
import type { Trip, TripSegment } from '../page/trip'
import { segmentPath } from './trip-edits'

/** Segments by their paths, as the editor takes them. */
export type SegmentEdits = Readonly<Record<string, TripSegment>>

/** The edits that give segments their new days; a stay on other nights is a stay to be quoted again. */
export function movedEdits(before: readonly TripSegment[], after: readonly TripSegment[]): SegmentEdits {
  const edits: Record<string, TripSegment> = {}
  for (const segment of after) {
    const was = before.find(({ id }) => id === segment.id)
    if (was === undefined || (was.startDate === segment.startDate && was.endDate === segment.endDate)) continue
    const { startDate, endDate, nights } = segment
    const dates = { startDate, endDate, nights }
    edits[segmentPath(segment.id)] = segment.type === 'stay' ? changedStay(was, dates) : { ...was, ...dates }
  }
  return edits
}

/**
 * The edits that move a whole trip to another first day. Undefined where its dates were set wider than its segments: they do
 * not follow those, so that edits alone would leave them behind.
 */
export function datesEdits({ itinerary }: Pick<Trip, 'itinerary'>, startDate: CalendarDate): SegmentEdits | undefined {
  const span = spanOf(itinerary.segments)
  if (span?.startDate !== itinerary.startDate || span.endDate !== itinerary.endDate) return undefined
  return movedEdits(itinerary.segments, moveTrip(itinerary, startDate).segments)
}

import { addDays, daysBetween } from '#shared/dates/calendar-date'
import { ownSupplierCode } from '#shared/ids/own-supplier'
import type { NewValues } from '../edits/editor-state'
import { segmentPath } from '../edits/trip-edits'
import type { Trip, TripSegment } from '../page/trip'
import { type CampWithRooms, newStay } from '../segments/new-stay'
import { segmentName } from '../segments/segment-words'
import type { CampWanted } from './camp-place'

/** A camp placed in the trip: the edit, its undo, and the message. */
interface PlacedCamp {
  readonly edits: NewValues
  readonly back: NewValues
  readonly text: string
}

/** Adds a camp to a trip; if the trip gets longer, arrival or departure moves with its end. */
export function placeCamp(trip: Trip, wanted: CampWanted, camp: CampWithRooms): PlacedCamp {
  const { instead } = wanted
  const stay = newStay(wanted, camp)
  const ends = endsWith(trip, stay)
  const path = segmentPath(stay.id)
  const isSwap = instead !== undefined && instead.supplierCode !== ownSupplierCode
  const name = segmentName(stay)
  return {
    edits: { [path]: stay, ...byPath(ends.map(({ moved }) => moved)) },
    back: { [path]: instead ?? null, ...byPath(ends.map(({ was }) => was)) },
    text: isSwap
      ? `${segmentName(instead)} replaced with ${name}. Get a new quote to check rooms and prices.`
      : `${name} added.`,
  }
}

const byPath = (segments: readonly TripSegment[]): NewValues =>
  Object.fromEntries(segments.map((segment) => [segmentPath(segment.id), segment]))

/** Arrivals on the first day and departures on the last keep to their end. */
function endsWith({ itinerary: { startDate, endDate, segments } }: Trip, stay: TripSegment) {
  const [earlier, later] = [
    daysBetween(stay.startDate, startDate),
    daysBetween(endDate, stay.endDate),
  ]
  return segments.flatMap((was) => {
    if (was.type === 'entry' && was.startDate === startDate && earlier > 0)
      return [{ was, moved: movedBy(was, -earlier) }]
    return was.type === 'exit' && was.endDate === endDate && later > 0
      ? [{ was, moved: movedBy(was, later) }]
      : []
  })
}

const movedBy = (segment: TripSegment, days: number): TripSegment => ({
  ...segment,
  startDate: addDays(segment.startDate, days),
  endDate: addDays(segment.endDate, days),
})

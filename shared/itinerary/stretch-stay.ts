import { addDays, daysBetween } from '../dates/calendar-date'
import type { Dated } from './shift-trip'
import { isTransit, type Placed } from './stay-blocks'
import { maxNights } from './trip-dates'

/** Nights more (fewer, below 0) at one end of a stay. */
export interface StayStretch {
  readonly segmentId: string
  readonly end: 'start' | 'end'
  readonly nights: number
}

interface StretchedTrip<S> extends Dated {
  readonly segments: readonly S[]
}
type Nightly = Placed & { readonly nights: number }

/** The fewest and the most nights of a stay: a year at the most, as of any segment. */
export const stayNights = { fewest: 1, most: maxNights } as const

/**
 * A trip with one of its stays longer or shorter at one end. Open nights beside it are filled
 * first; then what lies on that side of it moves along, and the first or the last day of the trip
 * with it. Ways on a day of change go with that day.
 *
 * @returns the same dates when there is no such stay, or it would have fewer nights than 1 or more
 * than 366
 */
export function stretchStay<S extends Nightly>(
  trip: StretchedTrip<S>,
  { segmentId, end, nights }: StayStretch,
): StretchedTrip<S> {
  const stay = trip.segments.find(({ id, type }) => id === segmentId && type === 'stay')
  const total = (stay?.nights ?? 0) + nights
  if (stay === undefined || nights === 0 || total < stayNights.fewest || total > stayNights.most)
    return trip
  const side = end === 'end' ? later : earlier
  const open = openNights(trip.segments, stay, end)
  const nightsPushed = nights - Math.min(Math.max(0, nights), open)
  const daysOf = (segment: S) => {
    const away = side.daysBeyond(segment, stay)
    const isInOpen = nights > 0 && isTransit(segment.type) && away < open
    return isInOpen ? Math.max(nightsPushed, nights - away) : nightsPushed
  }
  const segments = trip.segments.map((segment) => {
    if (segment === stay) return side.grown(segment, nights)
    return side.isBeyond(segment, stay) ? side.moved(segment, daysOf(segment)) : segment
  })
  return { ...side.trip(trip, nightsPushed), segments }
}

interface Side {
  readonly grown: <S extends Nightly>(stay: S, nights: number) => S
  readonly isBeyond: (segment: Placed, stay: Dated) => boolean
  readonly daysBeyond: (segment: Dated, stay: Dated) => number
  readonly moved: <S extends Dated>(segment: S, days: number) => S
  readonly trip: (trip: Dated, days: number) => Dated
}

const later: Side = {
  grown: (stay, nights) => ({
    ...stay,
    endDate: addDays(stay.endDate, nights),
    nights: stay.nights + nights,
  }),
  isBeyond: (segment, stay) => segment.startDate >= stay.endDate,
  daysBeyond: (segment, stay) => daysBetween(stay.endDate, segment.startDate),
  moved: shiftDates,
  trip: ({ startDate, endDate }, days) => ({ startDate, endDate: addDays(endDate, days) }),
}

const earlier: Side = {
  grown: (stay, nights) => ({
    ...stay,
    startDate: addDays(stay.startDate, -nights),
    nights: stay.nights + nights,
  }),
  isBeyond: (segment, stay) =>
    segment.endDate <= stay.startDate &&
    !(segment.type === 'service' && segment.startDate === stay.startDate),
  daysBeyond: (segment, stay) => daysBetween(segment.endDate, stay.startDate),
  moved: (segment, days) => shiftDates(segment, -days),
  trip: ({ startDate, endDate }, days) => ({ startDate: addDays(startDate, -days), endDate }),
}

function shiftDates<D extends Dated>(dated: D, days: number): D {
  if (days === 0) return dated
  return {
    ...dated,
    startDate: addDays(dated.startDate, days),
    endDate: addDays(dated.endDate, days),
  }
}

/**
 * Nights between a stay and the next one on a side, beyond the last stay those to where people
 * arrive or leave; none where stays overlap.
 */
function openNights(
  segments: readonly Placed[],
  stay: Placed & Dated,
  end: 'start' | 'end',
): number {
  const distanceTo = (other: Placed) =>
    end === 'end'
      ? daysBetween(stay.endDate, other.startDate)
      : daysBetween(other.endDate, stay.startDate)
  const others = segments.filter((other) => other.type === 'stay' && other.id !== stay.id)
  if (others.some((other) => other.startDate < stay.endDate && stay.startDate < other.endDate))
    return 0
  const next = others.map(distanceTo).filter((nights) => nights >= 0)
  if (next.length > 0) return Math.min(...next)
  const border = end === 'end' ? 'exit' : 'entry'
  return Math.max(0, ...segments.filter(({ type }) => type === border).map(distanceTo))
}

import { defaultSlept } from '#shared/calendar/match-party'
import type { SleptRoom } from '#shared/calendar/match-rooms'
import { addDays } from '#shared/dates/calendar-date'
import { holdsNights } from '#shared/itinerary/gaps'
import { spanOf } from '#shared/itinerary/trip-dates'
import type { Trip, TripSegment } from '../page/trip'
import { segmentName } from '../segments/segment-words'
import type { CampPlace } from './journey-dialog'

/** The nights to find a camp for, its neighboring stay, and how the party shares rooms there. */
export interface CampWanted {
  readonly title: string
  readonly startDate: TripSegment['startDate']
  readonly endDate: TripSegment['endDate']
  /** The stay it replaces. */
  readonly instead: TripSegment | undefined
  /** The neighboring stay, whose region is searched first. */
  readonly near: TripSegment | undefined
  readonly slept: readonly SleptRoom[]
  readonly segments: readonly TripSegment[]
}

/** The search for a position in a trip; undefined if the stay is gone. */
export function campWanted(trip: Trip, place: CampPlace, nights: number): CampWanted | undefined {
  const { startDate, segments } = trip.itinerary
  const stays = segments
    .filter(({ type }) => type === 'stay')
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
  const [first, last] = [stays[0], stays.at(-1)]
  const placeNear = (near: TripSegment | undefined) => ({
    instead: undefined,
    near,
    segments,
    slept: sleptLike(near, trip),
  })
  const slept = spanOf(segments.filter(({ type }) => holdsNights(type)))
  switch (place.at) {
    case 'stay': {
      const stay = stays.find(({ id }) => id === place.segmentId)
      if (stay === undefined) return undefined
      const title = `Replace ${segmentName(stay)}`
      return {
        title,
        startDate: stay.startDate,
        endDate: stay.endDate,
        ...placeNear(stay),
        instead: stay,
      }
    }
    case 'gap': {
      const { gap } = place
      const near = stays.findLast((stay) => stay.endDate <= gap.startDate) ?? first
      return {
        title: 'Camp for the open nights',
        startDate: gap.startDate,
        endDate: gap.endDate,
        ...placeNear(near),
      }
    }
    case 'start':
      return {
        title: 'Camp at the start',
        startDate: addDays(slept?.startDate ?? startDate, -nights),
        endDate: slept?.startDate ?? startDate,
        ...placeNear(first),
      }
    case 'end': {
      const from = slept?.endDate ?? startDate
      const title = first === undefined ? 'First camp' : 'Camp at the end'
      return { title, startDate: from, endDate: addDays(from, nights), ...placeNear(last) }
    }
  }
}

/**
 * The party shares rooms as at the neighboring stay; without rooms there, as the default rooms of 2
 * §7.1.
 */
function sleptLike(near: TripSegment | undefined, { itinerary }: Trip): readonly SleptRoom[] {
  const { adults, children, childrenAges } = itinerary
  if (near !== undefined && near.rooms.length > 0) return near.rooms
  return defaultSlept({ adults, children, childrenAges })
}

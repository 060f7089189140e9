import type { RoomType } from '#shared/api/availability'
import type { RoomedSegment } from '#shared/calendar/segment-rooms'
import { type CalendarDate, nightsOf } from '#shared/dates/calendar-date'
import { resizeAges } from '#shared/rooms/child-age'
import type { Travelers } from '#shared/rooms/unassigned'
import { type Hue, hueOfStay } from '../../../components/calendar/calendar-day'
import type { BuilderCamp } from './builder-camp'

/** What the builder stores of a room line's type, to show it and price it again. */
export type ChosenRoom = Pick<
  RoomType,
  | 'optionKey'
  | 'roomTypeId'
  | 'systemType'
  | 'name'
  | 'minPax'
  | 'normalAdults'
  | 'normalChildren'
  | 'guestNormal'
  | 'minChildAge'
>

/** A room of a stay and who sleeps in it (2 §3, Room line). */
export interface RoomLine {
  readonly id: string
  readonly room: ChosenRoom
  readonly adults: number
  readonly children: number
}

/** An accommodation stay of the itinerary (2 §3, Segment). */
export interface BuilderSegment extends RoomedSegment, BuilderCamp {
  readonly supplierCode: BuilderCamp['supplierCode']
  readonly rooms: readonly RoomLine[]
  /** Title of a self-arranged stay. */
  readonly title?: string | undefined
}

/** The id of the transient segment (2 §3, §9). */
export const transientId = 'transient'

/**
 * The transient segment: the accommodation being viewed, and which of its segments is being edited.
 */
export interface TransientSegment extends BuilderCamp {
  readonly id: typeof transientId
  readonly segmentId?: string | undefined
}

/** The part of a room type that the builder stores. */
export function chosenRoomOf(room: RoomType): ChosenRoom {
  const {
    optionKey,
    roomTypeId,
    systemType,
    name,
    minPax,
    normalAdults,
    normalChildren,
    guestNormal,
    minChildAge,
  } = room
  return {
    optionKey,
    roomTypeId,
    systemType,
    name,
    minPax,
    normalAdults,
    normalChildren,
    guestNormal,
    minChildAge,
  }
}

/** A stay's rooms with each child's age: the trip's children are placed in order. */
export function roomsWithAges(
  rooms: readonly RoomLine[],
  trip: Travelers,
): (RoomLine & Travelers)[] {
  const ages = resizeAges(trip.childrenAges, trip.children)
  let takenCount = 0
  return rooms.map((line) => {
    const childrenAges = ages.slice(takenCount, takenCount + line.children)
    takenCount += line.children
    return { ...line, childrenAges }
  })
}

/** A stay as the calendars see it: the segment, its position in the journey and its color. */
export interface Stay {
  readonly segment: BuilderSegment
  /** From 1. */
  readonly place: number
  readonly hue: Hue
}

const nightsBySegments = new WeakMap<readonly BuilderSegment[], ReadonlyMap<CalendarDate, Stay>>()

/**
 * Maps each night to its stay (2 §3, dateMap). Computed once per itinerary and shared by all
 * calendars.
 */
export function staysByNight(segments: readonly BuilderSegment[]): ReadonlyMap<CalendarDate, Stay> {
  const stayNights =
    nightsBySegments.get(segments) ?? new Map(staysOf(segments).flatMap(nightsWith))
  nightsBySegments.set(segments, stayNights)
  return stayNights
}

/** The segments in order, with position and color. */
export function staysOf(segments: readonly BuilderSegment[]): Stay[] {
  return segments.map((segment, index) => ({ segment, place: index + 1, hue: hueOfStay(index) }))
}

function nightsWith(stay: Stay): [CalendarDate, Stay][] {
  const { startDate, endDate } = stay.segment
  return nightsOf(startDate, endDate).map((night) => [night, stay])
}

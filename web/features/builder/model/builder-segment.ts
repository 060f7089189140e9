import type { RoomType } from '#shared/api/availability'
import type { RoomedSegment } from '#shared/calendar/segment-rooms'
import type { BuilderCamp } from './builder-camp'

/** The room type of a line, as the builder keeps it to show and to price it again. */
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

/** A room of a stay and how many sleep in it (2 §3, Room line). */
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
  /** Title of an own arrangement. */
  readonly title?: string | undefined
}

/** The accommodation being viewed, and which of its segments is being edited. */
export interface ViewedCamp extends BuilderCamp {
  readonly segmentId?: string | undefined
}

/** What the builder keeps of a room type. */
export function chosenRoomOf(room: RoomType): ChosenRoom {
  const { optionKey, roomTypeId, systemType, name, minPax, normalAdults, normalChildren, guestNormal, minChildAge } =
    room
  return { optionKey, roomTypeId, systemType, name, minPax, normalAdults, normalChildren, guestNormal, minChildAge }
}

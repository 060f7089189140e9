import {
  dateMapOf,
  type SegmentChange,
  sortedSegments,
  takeDays,
  toggleDay,
  removeSegment as without,
} from '#shared/calendar/segment-machine'
import { withRooms } from '#shared/calendar/segment-rooms'
import { type CalendarDate, nightsOf } from '#shared/dates/calendar-date'
import type { BuilderCamp } from '../model/builder-camp'
import {
  type BuilderSegment,
  type ChosenRoom,
  type RoomLine,
  type TransientSegment,
  transientId,
} from '../model/builder-segment'
import { change, initialData, useBuilder } from './builder-store'
import { setClient } from './chosen-client'

const newId = (): string => crypto.randomUUID()

/**
 * Handles a click on a day of an accommodation's calendar (2 §4.2). The segment that then has the
 * day becomes the edited one.
 */
export function toggleCampDay(camp: BuilderCamp, date: CalendarDate): SegmentChange {
  const { segments, change: what } = toggleDay(useBuilder.getState().segments, {
    date,
    ...ofCamp(camp),
  })
  if (what !== 'ignored') setCampDays(camp, segments, date)
  return what
}

/** Takes the days of a range, as far as they are free; the segment of the last becomes the edited one. */
export function takeCampDays(camp: BuilderCamp, dates: readonly CalendarDate[]): void {
  const last = dates.at(-1)
  if (last === undefined) return
  setCampDays(camp, takeDays(useBuilder.getState().segments, { dates, ...ofCamp(camp) }), last)
}

const ofCamp = (camp: BuilderCamp) => ({
  supplierCode: camp.supplierCode,
  newId,
  create: (nights: Pick<BuilderSegment, 'id' | 'startDate' | 'endDate'>): BuilderSegment => ({
    ...camp,
    ...nights,
    rooms: [],
    locked: false,
  }),
})

function setCampDays(
  camp: BuilderCamp,
  segments: readonly BuilderSegment[],
  date: CalendarDate,
): void {
  const segmentId = dateMapOf(segments)[date]
  const { transient } = useBuilder.getState()
  const isViewed = transient?.supplierCode === camp.supplierCode
  change(({ draftId }) => ({
    segments,
    draftId: draftId || newId(),
    ...(isViewed && segmentId !== undefined ? { transient: { ...transient, segmentId } } : {}),
  }))
}

/** View details: makes it the viewed accommodation. */
export const viewDetails = (camp: BuilderCamp): void =>
  change(() => ({ transient: { ...camp, id: transientId }, selectedRoom: undefined }))

/**
 * Edit segment: views its accommodation, edits that segment, and selects its first room (2 §4.2).
 */
export function editSegment(id: string): void {
  change(({ segments }) => {
    const segment = segments.find((one) => one.id === id)
    return segment === undefined
      ? {}
      : { transient: transientOf(segment), selectedRoom: segment.rooms[0]?.id }
  })
}

export function chooseSegment(segmentId: string): void {
  change(({ transient }) =>
    transient === undefined ? {} : { transient: { ...transient, segmentId } },
  )
}

/** Removes a segment and returns it, for undo. */
export function removeSegment(id: string): BuilderSegment | undefined {
  const removedSegment = useBuilder.getState().segments.find((segment) => segment.id === id)
  change(({ segments }) => ({ segments: without(segments, id) }))
  return removedSegment
}

/** Puts a segment back, unless one of its nights has been taken since. */
export function restoreSegment(segment: BuilderSegment): boolean {
  const takenDates = dateMapOf(useBuilder.getState().segments)
  if (nightsOf(segment.startDate, segment.endDate).some((night) => takenDates[night] !== undefined))
    return false
  change(({ segments }) => ({ segments: sortedSegments([...segments, segment]) }))
  return true
}

/** Sets region and title of a self-arranged stay. */
export function setOwnDetails(id: string, details: OwnDetails): void {
  change(({ segments }) => ({
    segments: segments.map((segment) => (segment.id === id ? { ...segment, ...details } : segment)),
  }))
}

export type OwnDetails = Pick<
  BuilderSegment,
  'title' | 'regionCode' | 'countryRegionCode' | 'regionName' | 'country'
>

function transientOf(segment: BuilderSegment): TransientSegment {
  const {
    id,
    startDate: _start,
    endDate: _end,
    rooms: _rooms,
    locked: _locked,
    title: _title,
    ...camp
  } = segment
  return { ...camp, id: transientId, segmentId: id }
}

interface Occupants {
  readonly adults: number
  readonly children: number
}

/** Adds a room to a segment, which locks it (2 §4.2), and returns the room's id. */
export function addRoom(segmentId: string, room: ChosenRoom, occupants: Occupants): string {
  const line: RoomLine = { id: crypto.randomUUID(), room, ...occupants }
  changeRooms(segmentId, (rooms) => [...rooms, line])
  change(() => ({ selectedRoom: undefined }))
  return line.id
}

export function setOccupants(
  segmentId: string,
  lineId: string,
  { adults, children }: Occupants,
): void {
  changeRooms(segmentId, (rooms) =>
    rooms.map((line) => (line.id === lineId ? { ...line, adults, children } : line)),
  )
}

export function removeRoom(segmentId: string, lineId: string): void {
  changeRooms(segmentId, (rooms) => rooms.filter((line) => line.id !== lineId))
}

/** Restores the previous rooms of a segment. */
export const setRooms = (segmentId: string, rooms: readonly RoomLine[]): void =>
  changeRooms(segmentId, () => rooms)

export const selectRoom = (lineId: string | undefined): void =>
  change(() => ({ selectedRoom: lineId }))

function changeRooms(
  segmentId: string,
  how: (rooms: readonly RoomLine[]) => readonly RoomLine[],
): void {
  change(({ segments }) => {
    const rooms = segments.find(({ id }) => id === segmentId)?.rooms
    return rooms === undefined
      ? {}
      : { segments: withRooms(segments, { id: segmentId, rooms: how(rooms) }) }
  })
}

export const setDrawerOpen = (isDrawerOpen: boolean): void => change(() => ({ isDrawerOpen }))

/**
 * Starts over: clears itinerary, filters, search and dates; the rest-of-world mode stays (2 §4.3).
 */
export function resetBuilder(): void {
  setClient(undefined)
  change(({ restOfWorldMode }) => ({ ...initialData, restOfWorldMode }))
}

/** Starts over after a quote, and clears the browser's storage. */
export function clearBuilder(): void {
  resetBuilder()
  useBuilder.persist?.clearStorage() // missing if the browser has no storage
}

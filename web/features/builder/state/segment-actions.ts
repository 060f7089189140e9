import {
  dateMapOf,
  type SegmentChange,
  sortedSegments,
  toggleDay,
  removeSegment as without,
} from '#shared/calendar/segment-machine'
import { withRooms } from '#shared/calendar/segment-rooms'
import { type CalendarDate, nightsOf } from '#shared/dates/calendar-date'
import type { BuilderCamp } from '../model/builder-camp'
import type { BuilderSegment, ChosenRoom, RoomLine } from '../model/builder-segment'
import { type BuilderClient, change, initialData, useBuilder } from './builder-store'

const newId = (): string => crypto.randomUUID()

/** A click on a day of an accommodation's calendar (2 §4.2). The segment that then has the day is the one being edited. */
export function toggleCampDay(camp: BuilderCamp, date: CalendarDate): SegmentChange {
  const { segments: before, viewed } = useBuilder.getState()
  const { segments, change: what } = toggleDay(before, {
    date,
    supplierCode: camp.supplierCode,
    newId,
    create: (nights): BuilderSegment => ({ ...camp, ...nights, rooms: [], locked: false }),
  })
  if (what === 'ignored') return what
  const segmentId = dateMapOf(segments)[date]
  const isViewed = viewed?.supplierCode === camp.supplierCode
  change(({ draftId }) => ({
    segments,
    draftId: draftId || newId(),
    ...(isViewed && segmentId !== undefined ? { viewed: { ...viewed, segmentId } } : {}),
  }))
  return what
}

/** View details: the accommodation becomes the one being viewed. */
export const viewDetails = (camp: BuilderCamp): void => change(() => ({ viewed: camp, selectedRoom: undefined }))

/** Edit segment: its accommodation is viewed, that segment is the one edited, and its first room is selected (2 §4.2). */
export function editSegment(id: string): void {
  change(({ segments }) => {
    const segment = segments.find((one) => one.id === id)
    return segment === undefined ? {} : { viewed: campOf(segment), selectedRoom: segment.rooms[0]?.id }
  })
}

/** Which of the viewed accommodation's segments is being edited. */
export function chooseSegment(segmentId: string): void {
  change(({ viewed }) => (viewed === undefined ? {} : { viewed: { ...viewed, segmentId } }))
}

/** Takes a segment away and returns it, so that it can be put back. */
export function removeSegment(id: string): BuilderSegment | undefined {
  const gone = useBuilder.getState().segments.find((segment) => segment.id === id)
  change(({ segments }) => ({ segments: without(segments, id) }))
  return gone
}

/** Puts a segment back, unless one of its nights has been taken meanwhile. */
export function restoreSegment(segment: BuilderSegment): boolean {
  const taken = dateMapOf(useBuilder.getState().segments)
  if (nightsOf(segment.startDate, segment.endDate).some((night) => taken[night] !== undefined)) return false
  change(({ segments }) => ({ segments: sortedSegments([...segments, segment]) }))
  return true
}

/** Region and title of an own arrangement. */
export function setOwnDetails(id: string, details: OwnDetails): void {
  change(({ segments }) => ({
    segments: segments.map((segment) => (segment.id === id ? { ...segment, ...details } : segment)),
  }))
}

export type OwnDetails = Pick<BuilderSegment, 'title' | 'regionCode' | 'countryRegionCode' | 'regionName' | 'country'>

function campOf(segment: BuilderSegment) {
  const { id, startDate: _start, endDate: _end, rooms: _rooms, locked: _locked, title: _title, ...camp } = segment
  return { ...camp, segmentId: id }
}

interface Occupants {
  readonly adults: number
  readonly children: number
}

/** Adds a room to a segment, which is locked from then on (2 §4.2), and returns the room's id. */
export function addRoom(segmentId: string, room: ChosenRoom, occupants: Occupants): string {
  const line: RoomLine = { id: crypto.randomUUID(), room, ...occupants }
  changeRooms(segmentId, (rooms) => [...rooms, line])
  change(() => ({ selectedRoom: undefined }))
  return line.id
}

export function setOccupants(segmentId: string, lineId: string, { adults, children }: Occupants): void {
  changeRooms(segmentId, (rooms) => rooms.map((line) => (line.id === lineId ? { ...line, adults, children } : line)))
}

export function removeRoom(segmentId: string, lineId: string): void {
  changeRooms(segmentId, (rooms) => rooms.filter((line) => line.id !== lineId))
}

/** Puts the rooms of a segment back as they were. */
export const setRooms = (segmentId: string, rooms: readonly RoomLine[]): void => changeRooms(segmentId, () => rooms)

export const selectRoom = (lineId: string | undefined): void => change(() => ({ selectedRoom: lineId }))

function changeRooms(segmentId: string, how: (rooms: readonly RoomLine[]) => readonly RoomLine[]): void {
  change(({ segments }) => {
    const rooms = segments.find(({ id }) => id === segmentId)?.rooms
    return rooms === undefined ? {} : { segments: withRooms(segments, { id: segmentId, rooms: how(rooms) }) }
  })
}

export const setClient = (client: BuilderClient | undefined): void => change(() => ({ client }))

export const setDrawerOpen = (isDrawerOpen: boolean): void => change(() => ({ isDrawerOpen }))

/** Starts over: itinerary, filters, search and dates go; the rest-of-world mode stays (2 §4.3). */
export function resetBuilder(): void {
  change(({ restOfWorldMode }) => ({ ...initialData, restOfWorldMode }))
}

/** After a quote: the same, and nothing is left in the browser's storage. */
export function clearBuilder(): void {
  resetBuilder()
  useBuilder.persist?.clearStorage() // absent where the browser keeps nothing
}

import { withRooms } from '#shared/calendar/segment-rooms'
import type { ChosenRoom, RoomLine } from '../model/builder-segment'
import { change } from './builder-store'

interface Occupants {
  readonly adults: number
  readonly children: number
}

/** Adds a room to a segment: from then on the segment is locked (2 §4.2). */
export function addRoom(segmentId: string, room: ChosenRoom, occupants: Occupants): void {
  const line: RoomLine = { id: crypto.randomUUID(), room, ...occupants }
  changeRooms(segmentId, (rooms) => [...rooms, line])
  change(() => ({ selectedRoom: line.id }))
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

import { resizedAges } from '#shared/rooms/child-age'
import type { Travelers } from '#shared/rooms/unassigned'
import type { RoomLine } from './builder-segment'

/** The rooms of a stay with the age of each child in them: the trip's children take their places in order. */
export function roomsWithAges(rooms: readonly RoomLine[], trip: Travelers): (RoomLine & Travelers)[] {
  const ages = resizedAges(trip.childrenAges, trip.children)
  let taken = 0
  return rooms.map((line) => {
    const childrenAges = ages.slice(taken, taken + line.children)
    taken += line.children
    return { ...line, childrenAges }
  })
}

import type { LookedTrip } from './saved-trip'

/** A room that is wanted wherever the travelers sleep. */
export interface WantedRoom {
  readonly adults: number
  readonly children: number
}

/** Most rooms that are asked for at once, and most people in one of them. */
export const mostRooms = 20
export const mostGuests = 12

/** The rooms of a trip, by its first stay that has some; else one room for all who travel. */
export function roomsOfTrip({ itinerary }: Pick<LookedTrip, 'itinerary'>): WantedRoom[] {
  const stay = itinerary.segments.find(({ type, rooms }) => type === 'stay' && rooms.length > 0)
  const { adults, children } = itinerary
  return (stay?.rooms ?? [{ adults: Math.max(1, adults), children }]).map((room) => ({
    adults: room.adults,
    children: room.children,
  }))
}

/** All who travel in these rooms. */
export function guestsIn(rooms: readonly WantedRoom[]): WantedRoom {
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.reduce((sum, { children }) => sum + children, 0),
  }
}

/** What is wrong with the rooms; undefined when nothing is. */
export function roomsRefusal(rooms: readonly WantedRoom[]): string | undefined {
  if (rooms.some(({ adults, children }) => adults + children === 0)) return 'Each room needs at least one traveler'
  if (rooms.some(({ adults }) => adults === 0)) return 'Each room needs at least one adult'
  return undefined
}

type Segment = LookedTrip['itinerary']['segments'][number]

/** The age that a child has until it is told (2 §9). */
const newChildAge = 12

/** A segment with these rooms in place of its own: each takes the kind of the room that stood there, else of the last. */
export function withRooms(segment: Segment, wanted: readonly WantedRoom[]): Segment {
  const last = segment.rooms.at(-1)
  if (segment.type !== 'stay' || last === undefined) return segment
  const rooms = wanted.map(({ adults, children }, index) => {
    const kind = segment.rooms[index] ?? last
    const childrenAges = Array.from({ length: children }, (_, child) => kind.childrenAges[child] ?? newChildAge)
    return { ...kind, id: `r${index + 1}`, adults, children, childrenAges }
  })
  return { ...segment, rooms }
}

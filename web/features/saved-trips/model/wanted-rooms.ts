import type { LookedTrip } from './saved-trip'

/** A room wanted at every camp. */
export interface WantedRoom {
  readonly adults: number
  readonly children: number
}

/** Maximum rooms per request, and people per room. */
export const maxRooms = 20
export const maxGuests = 12

/** The rooms of a trip's first stay that has any; otherwise one room for everyone. */
export function roomsOfTrip({ itinerary }: Pick<LookedTrip, 'itinerary'>): WantedRoom[] {
  const stay = itinerary.segments.find(({ type, rooms }) => type === 'stay' && rooms.length > 0)
  const { adults, children } = itinerary
  return (stay?.rooms ?? [{ adults: Math.max(1, adults), children }]).map((room) => ({
    adults: room.adults,
    children: room.children,
  }))
}

/** Everyone in these rooms. */
export function guestsIn(rooms: readonly WantedRoom[]): WantedRoom {
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.reduce((sum, { children }) => sum + children, 0),
  }
}

export function roomsRefusal(rooms: readonly WantedRoom[]): string | undefined {
  if (rooms.some(({ adults, children }) => adults + children === 0))
    return 'Each room needs at least one traveler'
  if (rooms.some(({ adults }) => adults === 0)) return 'Each room needs at least one adult'
  return undefined
}

type Segment = LookedTrip['itinerary']['segments'][number]

/** A child's default age (2 §9). */
const newChildAge = 12

/**
 * A segment with these rooms instead of its own; each takes the type of the room it replaces, or of
 * the last one.
 */
export function withRooms(segment: Segment, wanted: readonly WantedRoom[]): Segment {
  const last = segment.rooms.at(-1)
  if (segment.type !== 'stay' || last === undefined) return segment
  const rooms = wanted.map(({ adults, children }, index) => {
    const kind = segment.rooms[index] ?? last
    const childrenAges = Array.from(
      { length: children },
      (_, child) => kind.childrenAges[child] ?? newChildAge,
    )
    return { ...kind, id: `r${index + 1}`, adults, children, childrenAges }
  })
  return { ...segment, rooms }
}

import type { SleptRoom } from '#shared/calendar/match-rooms'
import { resizedAges } from '#shared/rooms/child-age'
import { type DefaultRoom, defaultRooms } from '#shared/rooms/default-rooms'
import type { Travelers } from '#shared/rooms/unassigned'
import type { Trip, TripSegment } from './trip'

/** People share rooms as they do next door; where they have none yet, as the default rooms of 2 §7.1 have them. */
export function sleptLike(near: TripSegment | undefined, { itinerary }: Trip): readonly SleptRoom[] {
  const { adults, children, childrenAges } = itinerary
  if (near !== undefined && near.rooms.length > 0) return near.rooms
  return defaultSlept({ adults, children, childrenAges })
}

const systemTypes = { tr: 'Twin', dr: '_Double', fr: 'Family', sr: 'Single' } as const

export function defaultSlept(party: Travelers): SleptRoom[] {
  const ages = resizedAges(party.childrenAges, party.children)
  return defaultRooms(party).map(({ roomType, adults, children }: DefaultRoom) => ({
    ...{ adults, children, systemType: systemTypes[roomType] },
    childrenAges: ages.splice(0, children),
  }))
}

/** Everybody who sleeps in some rooms. */
export function partyOf(rooms: readonly SleptRoom[]): Travelers {
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.reduce((sum, { children }) => sum + children, 0),
    childrenAges: rooms.flatMap(({ children, childrenAges }) => resizedAges(childrenAges, children)),
  }
}

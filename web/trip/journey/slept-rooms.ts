import type { SleptRoom } from '#shared/calendar/match-rooms'
import { resizeAges } from '#shared/rooms/child-age'
import { type DefaultRoom, defaultRooms } from '#shared/rooms/default-rooms'
import type { Travelers } from '#shared/rooms/unassigned'
import type { Trip, TripSegment } from '../page/trip'

/** The party shares rooms as at the neighboring stay; without rooms there, as the default rooms of 2 §7.1. */
export function sleptLike(near: TripSegment | undefined, { itinerary }: Trip): readonly SleptRoom[] {
  const { adults, children, childrenAges } = itinerary
  if (near !== undefined && near.rooms.length > 0) return near.rooms
  return defaultSlept({ adults, children, childrenAges })
}

const systemTypes = { tr: 'Twin', dr: '_Double', fr: 'Family', sr: 'Single' } as const

export function defaultSlept(party: Travelers): SleptRoom[] {
  const ages = resizeAges(party.childrenAges, party.children)
  return defaultRooms(party).map(({ roomType, adults, children }: DefaultRoom) => ({
    ...{ adults, children, systemType: systemTypes[roomType] },
    childrenAges: ages.splice(0, children),
  }))
}

/** Other ways for the party to share: the default rooms, then spread over more and more rooms. */
export function otherSharings(slept: readonly SleptRoom[]): SleptRoom[][] {
  const party = partyOf(slept)
  const counts = Array.from({ length: party.adults }, (_, index) => index + 1)
  return [defaultSlept(party), ...counts.map((rooms) => spreadOver(party, rooms))]
}

/** Distributes adults and children over so many rooms in turn, with at least one adult in each. */
function spreadOver({ adults, childrenAges }: Travelers, count: number): SleptRoom[] {
  return Array.from({ length: count }, (_, room) => {
    const ages = childrenAges.filter((_age, child) => child % count === room)
    const own = Math.floor(adults / count) + Number(room < adults % count)
    return { adults: own, children: ages.length, childrenAges: ages }
  })
}

/** Everyone in some rooms. */
export function partyOf(rooms: readonly SleptRoom[]): Travelers {
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.reduce((sum, { children }) => sum + children, 0),
    childrenAges: rooms.flatMap(({ children, childrenAges }) => resizeAges(childrenAges, children)),
  }
}

import { resizeAges } from '../rooms/child-age'
import { type DefaultRoom, defaultRooms } from '../rooms/default-rooms'
import type { Travelers } from '../rooms/unassigned'
import { type MatchedRooms, matchRooms, type RoomsOffered, type SleptRoom } from './match-rooms'

const systemTypes = { tr: 'Twin', dr: '_Double', fr: 'Family', sr: 'Single' } as const

/** The default rooms of 2 §7.1 for a party. */
export function defaultSlept(party: Travelers): SleptRoom[] {
  const ages = resizeAges(party.childrenAges, party.children)
  return defaultRooms(party).map(({ roomType, adults, children }: DefaultRoom) => ({
    adults,
    children,
    systemType: systemTypes[roomType],
    childrenAges: ages.splice(0, children),
  }))
}

/**
 * Rooms of a camp for a party: as they share now, else as the default rooms of 2 §7.1, else in as
 * few more rooms as possible; what could not be matched as they share now when nothing fits.
 */
export function matchParty(slept: readonly SleptRoom[], offered: RoomsOffered): MatchedRooms {
  const isFor = ({ unmatched }: MatchedRooms) => unmatched.length === 0
  const asNow = matchRooms(slept, offered)
  if (isFor(asNow)) return asNow
  for (const rooms of otherSharings(slept)) {
    const match = matchRooms(rooms, offered)
    if (isFor(match)) return match
  }
  return asNow
}

/** Other ways for the party to share: the default rooms, then spread over more and more rooms. */
function otherSharings(slept: readonly SleptRoom[]): SleptRoom[][] {
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
function partyOf(rooms: readonly SleptRoom[]): Travelers {
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.reduce((sum, { children }) => sum + children, 0),
    childrenAges: rooms.flatMap(({ children, childrenAges }) => resizeAges(childrenAges, children)),
  }
}

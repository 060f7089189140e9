import type { Party } from './capacity'
import { resizeAges } from './child-age'

/** Travelers with the age of each child. */
export interface Travelers extends Party {
  readonly childrenAges: readonly number[]
}

/**
 * The travelers who are in none of a stay's rooms. Children are matched by age, one for one; an
 * unknown age takes the first child left. Never below 0, even if rooms hold too many.
 */
export function unassignedTravelers(trip: Travelers, rooms: readonly Travelers[]): Travelers {
  const adults = Math.max(0, trip.adults - sum(rooms, 'adults'))
  const children = Math.max(0, trip.children - sum(rooms, 'children'))
  const agesLeft = resizeAges(trip.childrenAges, trip.children)
  for (const age of rooms.flatMap(({ childrenAges }) => childrenAges)) {
    const at = agesLeft.indexOf(age)
    if (at >= 0) agesLeft.splice(at, 1)
  }
  return { adults, children, childrenAges: agesLeft.slice(agesLeft.length - children) }
}

function sum(rooms: readonly Party[], who: keyof Party): number {
  return rooms.reduce((total, room) => total + room[who], 0)
}

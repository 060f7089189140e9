import { mayChangeIn, partOfType } from '#shared/itinerary/parts'
import { canSendSegments } from './patch-of'
import type { Trip } from './trip'

/** What can be added by hand: a stay is then the agent's own arrangement. */
export const draftKinds = ['scheduled', 'chartered', 'flight', 'road', 'service', 'price', 'point', 'stay'] as const
export type DraftKind = (typeof draftKinds)[number]

/** The kinds that the trip's state lets be added. */
export function draftKindsOf(trip: Trip): DraftKind[] {
  if (!canSendSegments(trip)) return []
  return draftKinds.filter((kind) => mayChangeIn(trip.state, partOfType(kind)))
}

import { mayChangeIn, partOfType } from '#shared/itinerary/parts'
import { segmentTypeLabel } from '#shared/itinerary/segment-types'
import type { Trip, TripSegment } from '../page/trip'

/** What can be added by hand: a stay is then the agent's own arrangement. */
export const draftKinds = [
  'scheduled',
  'chartered',
  'flight',
  'road',
  'service',
  'price',
  'stay',
  'entry',
  'exit',
  'point',
] as const
export type DraftKind = (typeof draftKinds)[number]

/** How a kind is called in the list. */
export const draftKindLabel = (kind: DraftKind): string =>
  kind === 'stay' ? 'Self-arranged stay' : segmentTypeLabel(kind)

/** The kinds that the trip's state lets be added. */
export function draftKindsOf(trip: Trip): DraftKind[] {
  return draftKinds.filter((kind) => mayChangeIn(trip.state, partOfType(kind)))
}

/** What a segment that is there may become: another way to travel for a way; else what it is. */
export function kindsFor({ type }: TripSegment): DraftKind[] {
  const kind = draftKinds.find((one) => one === type)
  if (kind === undefined) return []
  return isWay(kind) ? draftKinds.filter(isWay) : [kind]
}

/** It leads from one place to another. */
export const isWay = (kind: DraftKind): boolean => isFlight(kind) || kind === 'road'

export const isFlight = (kind: DraftKind): boolean => kind === 'scheduled' || kind === 'chartered' || kind === 'flight'

/** It happens at an airport or airstrip: arrival, departure, a point of the route. */
export const isAtHub = (kind: DraftKind): boolean => kind === 'entry' || kind === 'exit' || kind === 'point'

/** Whether a kind is asked for its last day: the others last a day, or end when one arrives. */
export const hasEnd = (kind: DraftKind): boolean => kind === 'stay' || kind === 'service'

/** Whether one may say what is included: it is read with the stay, and with what is done there. */
export const includesMore = hasEnd

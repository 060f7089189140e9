import { mayChangeIn, partOfType } from '#shared/itinerary/parts'
import { segmentTypeLabel } from '#shared/itinerary/segment-types'
import type { Trip, TripSegment } from '../page/trip'

/** What can be added by hand; a stay is then a self-arranged one. */
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

/** The label of a kind in the list. */
export const draftKindLabel = (kind: DraftKind): string =>
  kind === 'stay' ? 'Self-arranged stay' : segmentTypeLabel(kind)

/** The kinds that the trip's state allows to add. */
export function draftKindsOf(trip: Trip): DraftKind[] {
  return draftKinds.filter((kind) => mayChangeIn(trip.state, partOfType(kind)))
}

/**
 * What an existing segment can be changed to: travel to another means of travel; anything else
 * stays as it is.
 */
export function kindsFor({ type }: TripSegment): DraftKind[] {
  const kind = draftKinds.find((one) => one === type)
  if (kind === undefined) return []
  return isWay(kind) ? draftKinds.filter(isWay) : [kind]
}

/** It leads from one place to another. */
export const isWay = (kind: DraftKind): boolean => isFlight(kind) || kind === 'road'

export const isFlight = (kind: DraftKind): boolean =>
  kind === 'scheduled' || kind === 'chartered' || kind === 'flight'

/** It happens at an airport or airstrip: arrival, departure, a route point. */
export const isAtHub = (kind: DraftKind): boolean =>
  kind === 'entry' || kind === 'exit' || kind === 'point'

/** Whether a kind has a last day: others last one day, or end on arrival. */
export const hasEnd = (kind: DraftKind): boolean => kind === 'stay' || kind === 'service'

/** Whether inclusions can be entered: they are shown with a stay and its activities. */
export const includesMore = hasEnd

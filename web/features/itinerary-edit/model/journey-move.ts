import { reorderStays } from '#shared/itinerary/reorder-stays'
import { stayBlocks } from '#shared/itinerary/stay-blocks'
import { stayNights, stretchStay } from '#shared/itinerary/stretch-stay'
import type { Trip, TripSegment } from './trip'

/** A stay being stretched or carried: nothing is stored until it is let go. */
export type JourneyMove =
  | { readonly kind: 'stretch'; readonly segmentId: string; readonly end: 'start' | 'end'; readonly nights: number }
  | { readonly kind: 'carry'; readonly segmentId: string; readonly from: number; readonly to: number }

/** The segments as they would be, were it let go now. */
export function movedSegments({ itinerary }: Trip, move: JourneyMove): readonly TripSegment[] {
  return move.kind === 'stretch'
    ? stretchStay(itinerary, move).segments
    : reorderStays(itinerary.segments, move).segments
}

/** Nights more or less, kept so that the stay has at least one and at most sixty. */
export function nightsWithin(nights: number, base: number): number {
  return Math.max(stayNights.fewest - base, Math.min(stayNights.most - base, nights))
}

/** The place of a stay among the stays, from 0; stays that share nights have one place. */
export function placeOf(segments: readonly TripSegment[], segmentId: string): number {
  return stayBlocks(segments).findIndex(({ stays }) => stays.some(({ id }) => id === segmentId))
}

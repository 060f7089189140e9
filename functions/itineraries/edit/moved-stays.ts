import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Segment } from '#shared/itinerary/segment'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import { isSameStay } from '../create/same-stay'
import { pairsOf } from '../history/changed-parts'

type Pair = ReturnType<typeof pairsOf>[number]

/**
 * Segments that are not what they were for the supplier system: come, gone, of other days or rooms,
 * or of another cost.
 */
export function movedSegments(
  before: readonly Segment[],
  after: readonly Segment[],
): readonly Pair[] {
  return pairsOf(before, after).filter(
    ([old, now]) =>
      old === undefined ||
      now === undefined ||
      !isSameStay(old, now) ||
      old.costAmount !== now.costAmount,
  )
}

/**
 * Whether a quoted trip is no longer what its suppliers quoted: one of the stays that they arrange
 * has moved.
 */
export function isOffQuote({ quotedAt }: ItineraryRecord, moved: readonly Pair[]): boolean {
  return quotedAt !== undefined && moved.some((pair) => pair.some(isSuppliers))
}

const isSuppliers = (segment: Segment | undefined): boolean =>
  segment?.type === 'stay' && !isOwnArrangement(segment)

import { ownSupplierCode } from '#shared/ids/own-supplier'
import { isOwnArrangement } from '#shared/itinerary/segment-types'
import type { Trip, TripSegment } from './trip'

/** Stays of camps that the next quote will price: their nights, rooms or camp are new. None of a trip that is over. */
export function unpricedStays({ state, itinerary }: Trip): TripSegment[] {
  if (state === 'cancelled') return []
  return itinerary.segments.filter(
    (segment) =>
      segment.type === 'stay' &&
      segment.supplierCode !== undefined &&
      segment.supplierCode !== ownSupplierCode &&
      segment.costAmount === undefined &&
      segment.sellOverride === undefined &&
      !isOwnArrangement(segment),
  )
}

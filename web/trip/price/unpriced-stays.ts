import { isUnpricedStay } from '#shared/itinerary/supplier-stays'
import type { Trip, TripSegment } from '../page/trip'

/** Stays of camps that the next quote will price: their nights, rooms or camp are new. None of a trip that is over. */
export function unpricedStays({ state, itinerary }: Trip): TripSegment[] {
  if (state === 'cancelled') return []
  return itinerary.segments.filter(isUnpricedStay)
}

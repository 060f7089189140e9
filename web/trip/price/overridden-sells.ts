import type { Trip, TripSegment } from '../page/trip'
import { livePrice } from './live-price'
import type { PricingContext } from './pricing-context'

/** A sell that was set by hand; amounts in minor units of the trip's currency. */
export interface OverriddenSell {
  readonly segment: TripSegment
  readonly sell: number
  /** What it would be otherwise. */
  readonly computed: number
  readonly reason: string | undefined
}

/** Every segment whose sell was set by hand. */
export function overriddenSells(trip: Trip, pricing: PricingContext): OverriddenSell[] {
  const { segments } = trip.itinerary
  const plain = segments.map((segment) => ({ ...segment, sellOverride: undefined }))
  const unlocked = trip.flags.filter((flag) => flag !== 'genpay')
  const { sells } = livePrice({ ...trip, flags: unlocked, itinerary: { ...trip.itinerary, segments: plain } }, pricing)
  return segments.flatMap((segment) => {
    const { id, sellOverride, sellOverrideReason: reason } = segment
    return sellOverride === undefined ? [] : [{ segment, sell: sellOverride, computed: sells.get(id) ?? 0, reason }]
  })
}

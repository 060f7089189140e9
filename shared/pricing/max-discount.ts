import type { ItineraryRecord } from '../itinerary/itinerary'

type Discounted = Pick<
  ItineraryRecord,
  'finance' | 'customPriceAdjustment' | 'customPriceAdjustmentFee'
>

/**
 * The largest discount that a price allows, in minor units: what the client would pay without one
 * (pricing.md, finance.sell).
 */
export function maxDiscount({
  finance,
  customPriceAdjustment,
  customPriceAdjustmentFee,
}: Discounted): number {
  const sellingPrice = finance?.sellingPrice ?? 0
  return Math.max(0, sellingPrice + customPriceAdjustment + customPriceAdjustmentFee)
}

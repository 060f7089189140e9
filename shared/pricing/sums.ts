import { addAmounts } from '../money/exact-integer'
import type { PricedSegment } from './priced-itinerary'
import type { PricingSegment } from './pricing-input'
import { isRackPriced, pricingGroupOf } from './segment-kind'

/** Sums over one bucket of segments, minor units. */
export interface Sums {
  cost: number
  dmcSell: number
  sell: number
}

/**
 * Sums by who is paid when, and by what prices them. A segment is in one of each pair or triple.
 */
export interface SegmentSums {
  /** Group air: paid in full with the deposit (pricing.md's U). */
  readonly upfront: Sums
  /** The others (pricing.md's N). */
  readonly supplier: Sums
  readonly land: Sums
  readonly air: Sums
  /** Rack-priced, of either group. */
  readonly rack: Sums
}

/**
 * Adds up the priced segments.
 * @throws AppError `money.unsafe-amount` when a sum is beyond Number.MAX_SAFE_INTEGER
 */
export function sumSegments(
  segments: readonly PricingSegment[],
  {
    priced,
    model,
  }: { readonly priced: readonly PricedSegment[]; readonly model: string | null | undefined },
): SegmentSums {
  const sums = { upfront: zero(), supplier: zero(), land: zero(), air: zero(), rack: zero() }
  segments.forEach((segment, index) => {
    const figures = priced[index]
    const group = pricingGroupOf(segment.type)
    if (figures === undefined || group === undefined) return
    addTo(group === 'air' ? sums.upfront : sums.supplier, figures)
    addTo(isRackPriced(segment, model) ? sums.rack : sums[group], figures)
  })
  return sums
}

const zero = (): Sums => ({ cost: 0, dmcSell: 0, sell: 0 })

function addTo(sums: Sums, { cost, dmcSell, sell }: PricedSegment): void {
  sums.cost = addAmounts(sums.cost, cost)
  sums.dmcSell = addAmounts(sums.dmcSell, dmcSell)
  sums.sell = addAmounts(sums.sell, sell)
}

import type { SegmentGroup } from '../itinerary/segment-types'
import { readMinorUnits } from '../money/minor-units'
import { scaleAmount } from '../money/scale-amount'
import { isGiven, minorUnitsOf, type SupplierAmount } from '../money/supplier-amount'
import type { PricedSegment } from './priced-itinerary'
import type { PricingSegment } from './pricing-input'
import type { PricingTerms } from './pricing-terms'
import { isChargeable, isOwn, isRackPriced } from './segment-kind'

/**
 * The three figures of a segment (pricing.md, A segment), in minor units of the itinerary's
 * currency. All are zero when the segment is not chargeable or its type is unknown.
 *
 * @param group - of its type; undefined when the type is unknown
 * @throws AppError `money.invalid-amount`, `money.unsafe-amount`, `money.currency-required`,
 * `money.invalid-currency`,
 *   `fx.not-initialized`, `fx.missing-spot-rate`, `fx.missing-spot-rate-new-segment`
 */
export function priceSegment(
  segment: PricingSegment,
  { group, terms }: { readonly group: SegmentGroup | undefined; readonly terms: PricingTerms },
): PricedSegment {
  if (group === undefined || !isChargeable(segment))
    return { id: segment.id, cost: 0, dmcSell: 0, sell: 0 }

  const cost = toItinerary(segment.costAmount, segment.currency, terms)
  const rack = isRackPriced(segment, terms.model)
  const dmcSell = rack || isOwn(segment) ? cost : scaleAmount(cost, terms.grossUp.dmc)
  const sell = rack
    ? scaleAmount(toItinerary(segment.rspAmount, segment.currency, terms), terms.rackMarkup)
    : scaleAmount(dmcSell, terms.grossUp[group])
  return { id: segment.id, cost, dmcSell, sell: finalSell(segment, sell, terms) }
}

/** `round(convert(amount) × (1 + c%))`; what is not given is zero and needs no currency. */
function toItinerary(amount: SupplierAmount, currency: unknown, terms: PricingTerms): number {
  if (!isGiven(amount)) return 0
  const { exponent, toItinerary: ratio } = terms.currencyTerms(currency)
  return scaleAmount(minorUnitsOf(amount, exponent), ratio)
}

function finalSell(
  { sellOverride }: PricingSegment,
  sell: number,
  { foreignSellMarkup }: PricingTerms,
): number {
  if (isOverridden(sellOverride)) return readMinorUnits(sellOverride, 'sellOverride')
  return foreignSellMarkup === undefined ? sell : scaleAmount(sell, foreignSellMarkup)
}

/** Whether the agent has set the sell by hand; zero is a price too. */
export function isOverridden(sellOverride: PricingSegment['sellOverride']): boolean {
  return sellOverride !== undefined && sellOverride !== null && sellOverride !== ''
}

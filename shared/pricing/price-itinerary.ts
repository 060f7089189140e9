import { asPercentages } from '../rates/apply-rates'
import { costFigures, depositFigures, financeFigures, marginFigures } from './figures'
import { readAdjustments } from './price-adjustments'
import { priceSegment } from './price-segment'
import type { PricedItinerary, PricingWarning } from './priced-itinerary'
import type { PricingInput, PricingSegment } from './pricing-input'
import { pricingProblems } from './pricing-problems'
import { pricingTerms } from './pricing-terms'
import { pricingGroupOf } from './segment-kind'
import { sumSegments } from './sums'

/**
 * Prices an itinerary: every published figure of pricing.md, each an integer of minor units of the itinerary's currency,
 * rounded once, half away from zero. Pure: the browser and the server get the same to the cent.
 *
 * @throws AppError with a code of money.* or fx.* when an amount, a currency or a spot rate cannot be used; the message is
 *   the specification's (1 §8)
 */
export function priceItinerary(input: PricingInput): PricedItinerary {
  const terms = pricingTerms(input)
  const given = input.segments ?? []
  const segments = given.map((segment) => priceSegment(segment, { group: pricingGroupOf(segment.type), terms }))
  const sums = sumSegments(given, { priced: segments, model: input.model })
  const adjustments = readAdjustments(input)

  const costs = costFigures(sums)
  const { finance, upfrontSell } = financeFigures({ sums, adjustments, terms })
  const margins = marginFigures(sums, adjustments.custom)
  const deposits = depositFigures({ costs, deposit: finance.deposit, upfrontSell, terms })
  const { model, state, agencyCode } = input
  return {
    segments,
    finance,
    rates: asPercentages(terms.rates),
    costs,
    deposits,
    margins,
    problems: pricingProblems({ totalMargin: margins.total, model, state, agencyCode }),
    warnings: warningsOf(given),
  }
}

function warningsOf(segments: readonly PricingSegment[]): PricingWarning[] {
  return segments
    .filter(({ type }) => pricingGroupOf(type) === undefined)
    .map(({ id, type }) => ({ segmentId: id, type, message: `Unknown segment type ${type}: it counts as zero` }))
}

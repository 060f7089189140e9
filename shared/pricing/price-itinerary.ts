import { addAmounts } from '../money/exact-integer'
import { asPercentages } from '../rates/apply-rates'
import { cancelledAmounts } from './cancelled-shares'
import { costFigures, depositFigures, financeFigures, marginFigures } from './figures'
import { readAdjustments } from './price-adjustments'
import { priceSegment } from './price-segment'
import type { PricedItinerary, PricedSegment } from './priced-itinerary'
import type { PricingInput, PricingSegment } from './pricing-input'
import { type PricingTerms, pricingTerms } from './pricing-terms'
import { pricingGroupOf } from './segment-kind'
import { sumSegments } from './sums'

/**
 * Prices an itinerary: every published figure of pricing.md, each an integer of minor units of the
 * itinerary's currency, rounded once, half away from zero. Pure: the browser and the server get the
 * same to the cent.
 *
 * @throws AppError with a code of money.* or fx.* when an amount, a currency or a spot rate cannot
 * be used; the message is
 *   the specification's (1 §8)
 */
export function priceItinerary(input: PricingInput): PricedItinerary {
  const terms = pricingTerms(input)
  const price = (segment: PricingSegment) =>
    priceSegment(segment, { group: pricingGroupOf(segment.type), terms })
  return pricedWith(price, { input, terms, given: input.segments ?? [] })
}

/**
 * Prices an itinerary with one list of segments after another, as `priceItinerary` does: a segment
 * that comes again, as the very object, is not computed again.
 * @returns the pricing with other segments than those of `input`; throws what `priceItinerary`
 * throws
 */
export function itineraryPricer(
  input: PricingInput,
): (given: readonly PricingSegment[]) => PricedItinerary {
  const terms = pricingTerms(input)
  const pricedBySegment = new Map<PricingSegment, PricedSegment>()
  const price = (segment: PricingSegment) => {
    const pricedSegment =
      pricedBySegment.get(segment) ??
      priceSegment(segment, { group: pricingGroupOf(segment.type), terms })
    pricedBySegment.set(segment, pricedSegment)
    return pricedSegment
  }
  return (given) => pricedWith(price, { input, terms, given })
}

function pricedWith(
  price: (segment: PricingSegment) => PricedSegment,
  {
    input,
    terms,
    given,
  }: { input: PricingInput; terms: PricingTerms; given: readonly PricingSegment[] },
): PricedItinerary {
  const segments = given.map(price)
  const sums = sumSegments(given, { priced: segments, model: input.model })
  const readFigures = readAdjustments(input)
  const { total: cancelled } = cancelledAmounts(input.cancelledShares, segments)
  const adjustments = { ...readFigures, custom: addAmounts(readFigures.custom, -cancelled) }

  const costs = costFigures(sums)
  const { finance, upfrontSell } = financeFigures({ sums, adjustments, terms })
  const margins = marginFigures(sums, adjustments.custom)
  const deposits = depositFigures({ costs, deposit: finance.deposit, upfrontSell, terms })
  return { segments, finance, rates: asPercentages(terms.rates), costs, deposits, margins }
}

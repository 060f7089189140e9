import { priceItinerary } from '../price-itinerary'
import type { PricedItinerary, PricedSegment } from '../priced-itinerary'
import type { PricingInput, PricingSegment } from '../pricing-input'
import { type PricingTerms, pricingTerms } from '../pricing-terms'

/**
 * What explanations are made of: the input, the terms it was priced with, and the published
 * figures.
 */
export interface ExplanationContext {
  readonly input: PricingInput
  readonly terms: PricingTerms
  readonly pairs: readonly PricedPair[]
  /** Every figure of the itinerary by its path. */
  readonly figures: ReadonlyMap<string, number>
}

/** A segment beside its figures. */
export interface PricedPair {
  readonly segment: PricingSegment
  readonly figures: PricedSegment
}

/** Prices the itinerary and lays out what its explanations need. Throws as priceItinerary does. */
export function explanationContext(input: PricingInput): ExplanationContext {
  const pricedItinerary = priceItinerary(input)
  return {
    input,
    terms: pricingTerms(input),
    pairs: pairsOf(input, pricedItinerary),
    figures: figuresByPath(pricedItinerary),
  }
}

/** The figures of an itinerary by path (`finance.deposit`), those of its segments apart. */
export function figuresByPath(priced: PricedItinerary): Map<string, number> {
  const { finance, costs, deposits, margins } = priced
  const figures = new Map<string, number>()
  for (const [section, named] of Object.entries({ finance, costs, deposits, margins })) {
    for (const [name, figure] of Object.entries(named)) {
      if (typeof figure === 'number') figures.set(`${section}.${name}`, figure)
    }
  }
  return figures
}

function pairsOf({ segments }: PricingInput, priced: PricedItinerary): PricedPair[] {
  return (segments ?? []).flatMap((segment, index) => {
    const figures = priced.segments[index]
    return figures === undefined ? [] : [{ segment, figures }]
  })
}

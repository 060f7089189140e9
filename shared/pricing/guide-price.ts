import { onePlusPercent } from '../money/percent'
import { ratioOf } from '../money/ratio'
import { scaleAmount } from '../money/scale-amount'
import type { PricingInput } from './pricing-input'
import { pricingTerms } from './pricing-terms'

/** What a guide price is made from: the agency's own terms, as for an itinerary in US dollars. */
export type GuideTerms = Pick<PricingInput, 'rates' | 'agencyCode' | 'flags' | 'firstPartyAgencies'>

export interface SupplierPrice {
  /** The supplier's amount per person, already in minor units of USD. */
  readonly amount: number
  /** Currency of the rate it comes from: another than USD bears the currency rate. */
  readonly rateCurrency: string
}

/**
 * What an agency would sell a supplier's per-person amount for, in minor units of USD: the net
 * model's three steps (currency rate, dmc rate, land rate), each rounded once (pricing.md, A
 * segment). For lists and room cards, before there is a stay to price.
 *
 * @throws AppError `money.invalid-amount` naming a rate that is no decimal
 */
export function guidePrice({ amount, rateCurrency }: SupplierPrice, given: GuideTerms): number {
  const { rates, grossUp } = pricingTerms({ ...given, currency: 'USD' })
  const cost =
    rateCurrency === 'USD'
      ? amount
      : scaleAmount(amount, ratioOf({ times: [onePlusPercent(rates.currency)] }))
  return scaleAmount(scaleAmount(cost, grossUp.dmc), grossUp.land)
}

import { isGiven } from '#shared/money/supplier-amount'
import type { PricingSettings } from '#shared/rates/apply-rates'
import {
  type AppliedRates,
  applyRates,
  type RateLimits,
  rateLimits,
  ratesOfSettings,
} from '#shared/rates/apply-rates'
import { rateLabels } from '#shared/rates/rate-labels'
import { type RateName, rateNames } from '#shared/rates/rate-table'
import type { Trip } from '../page/trip'
import type { PricingContext } from './pricing-context'

/** A rate as shown in the panel; all in percent. */
export interface RateRow extends Pick<RateLimits, 'min' | 'max'> {
  readonly name: RateName
  readonly label: string
  readonly value: number
  /** The agency's own default, within the limits. */
  readonly usual: number
  /** Nothing in the trip uses it. */
  readonly isIdle: boolean
}

/** The rates in panel order, each with its limits (1 §9) and the agency's default. */
export function rateRows(
  trip: Trip,
  { context, settings }: { readonly context: PricingContext; readonly settings: PricingSettings },
): RateRow[] {
  const agency = agencyOf(context)
  const values = applyRates({ ...agency, rates: trip.rates })
  const usual = defaultRates({ context, settings })
  return rateNames.map((name) => {
    const { min, max } = rateLimits(name, agency)
    const isIdle = name === 'rack' && !isRackPriced(trip)
    return {
      name,
      label: rateLabels[name],
      min,
      max,
      value: values[name],
      usual: usual[name],
      isIdle,
    }
  })
}

/** The agency's defaults for new trips, or the product's own. */
export function defaultRates({
  context,
  settings,
}: {
  readonly context: PricingContext
  readonly settings: PricingSettings
}): AppliedRates {
  return applyRates({ ...agencyOf(context), rates: ratesOfSettings(settings) })
}

const agencyOf = ({ agencyCode, agencyFlags, firstPartyAgencies }: PricingContext) => ({
  agencyCode,
  flags: agencyFlags,
  ...(firstPartyAgencies !== undefined && { firstPartyAgencies }),
})

/** Whether any segment is priced from the supplier's rack rate (pricing.md). */
function isRackPriced({ model, itinerary }: Trip): boolean {
  return model === 'rack' && itinerary.segments.some(({ rspAmount }) => isGiven(rspAmount))
}

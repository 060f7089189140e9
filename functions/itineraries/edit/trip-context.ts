import type { PricingContext } from '#shared/pricing/reprice-itinerary'
import { feesInForce, firstPartyAgencyCodes } from '../../runtime/configuration'

/** The context of an agency's trips, with fees and first-party agencies from the configuration. */
export function tripContext(agency: PricingContext['agency']): PricingContext {
  return { agency, fees: feesInForce(), firstPartyAgencies: firstPartyAgencyCodes() }
}

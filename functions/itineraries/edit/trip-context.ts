import type { PricingContext } from '#shared/pricing/reprice-itinerary'
import type { AgencyRecord } from '../../data/people/agency-records'
import { agencyFees } from '../../data/people/people'
import { firstPartyAgencyCodes } from '../../runtime/configuration'

/** The context of an agency's trips, with its own fees, else those of the configuration. */
export function tripContext(
  agency: PricingContext['agency'] & Pick<AgencyRecord, 'fees'>,
): PricingContext {
  return { agency, fees: agencyFees(agency), firstPartyAgencies: firstPartyAgencyCodes() }
}

import type { AgencyRecord } from '../../data/people/agency-records'
import { feesInForce, firstPartyAgencyCodes } from '../../runtime/configuration'

/** What a price depends on beside the record itself. */
export interface TripContext {
  readonly agency: Pick<AgencyRecord, 'agencyCode' | 'featureFlags'>
  /** Percent. */
  readonly fees: { readonly credit: number; readonly ach: number; readonly foreignSellMarkup: number }
  readonly firstPartyAgencies: readonly string[]
}

/** The context of an agency's trips, with fees and first-party agencies from the configuration. */
export function tripContext(agency: TripContext['agency']): TripContext {
  return { agency, fees: feesInForce(), firstPartyAgencies: firstPartyAgencyCodes() }
}

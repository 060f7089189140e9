import { refuseField } from '#shared/errors/refuse-field'
import { agencyTermsOf } from '#shared/pricing/agency-terms'
import { rateLimits } from '#shared/rates/apply-rates'
import { rateNames } from '#shared/rates/rate-table'
import { type AgencyRecord, agencyRecord } from '../data/people/agency-records'
import { withServerFlags } from '../data/people/agency-store'
import { tripContext } from '../itineraries/edit/trip-context'

export type PricingChange = Pick<AgencyRecord, 'model' | 'pricingSettings'> &
  Required<Pick<AgencyRecord, 'fees'>>

/**
 * Refuses a rate beyond the agency's own limits, which may be closer than the contract's.
 * @throws AppError request.invalid
 */
export function requireWithinLimits(
  agency: AgencyRecord,
  { pricingSettings }: Pick<PricingChange, 'pricingSettings'>,
  path = 'body',
): void {
  const { agencyCode, featureFlags: flags } = withServerFlags(agency)
  for (const name of rateNames) {
    const { min, max } = rateLimits(name, { agencyCode, flags })
    const rate = pricingSettings[`${name}Rate`]
    if (rate !== undefined && (rate < min || rate > max))
      refuseField(`${path}.pricingSettings.${name}Rate`, `must be from ${min} to ${max}`)
  }
}

/** How an agency prices with other settings than its own, and what its trips then take from it. */
export function termsWith(agency: AgencyRecord, settings: PricingChange | undefined) {
  const pricedAgency = withServerFlags(agencyRecord.parse({ ...agency, ...settings }))
  const context = tripContext(pricedAgency)
  return { context, terms: agencyTermsOf(pricedAgency, context) }
}

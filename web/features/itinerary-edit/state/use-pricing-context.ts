import { useMemo } from 'react'
import { useSession } from '../../../lib/session/session'
import { type PricingContext, pricingAgencyOf } from '../model/pricing-context'
import type { Trip } from '../model/trip'

/** What the agency of a trip prices by: the same that the server uses. */
export function usePricingContext({ user }: Pick<Trip, 'user'>): PricingContext {
  const { agency, config } = useSession()
  return useMemo(() => {
    const { agencyCode, featureFlags: agencyFlags } = pricingAgencyOf({ user }, agency)
    return {
      ...{ agencyCode, agencyFlags },
      fees: config?.fees ?? agency.fees,
      firstPartyAgencies: config?.firstPartyAgencyCodes,
    }
  }, [user, agency, config])
}

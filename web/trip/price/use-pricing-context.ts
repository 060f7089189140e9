import { useMemo } from 'react'
import { useSession } from '../../lib/session/session'
import type { Trip } from '../page/trip'
import { type PricingContext, pricingAgencyOf } from './pricing-context'

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

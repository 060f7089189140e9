import { useMemo } from 'react'
import { useSession } from '../../../lib/session/session'
import type { PricingContext } from '../model/pricing-context'
import type { Trip } from '../model/trip'

/** What the agency of a trip prices by: the same that the server uses. */
export function usePricingContext({ user }: Pick<Trip, 'user'>): PricingContext {
  const { agency, config } = useSession()
  const agencyCode = user?.agency.agencyCode ?? agency.agencyCode
  return useMemo(
    () => ({
      agencyCode,
      agencyFlags: agency.featureFlags,
      fees: config?.fees ?? agency.fees,
      firstPartyAgencies: config?.firstPartyAgencyCodes,
    }),
    [agencyCode, agency, config],
  )
}

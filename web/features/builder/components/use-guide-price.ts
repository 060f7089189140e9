import { useCallback } from 'react'
import { guidePrice, type SupplierPrice } from '#shared/pricing/guide-price'
import { ratesOfSettings } from '#shared/rates/apply-rates'
import { useSession } from '../../../lib/session/session'

/** What the agency would sell a supplier's per-person amount for: the same margins as in the quote. */
export function useGuidePrice(): (price: SupplierPrice) => number {
  const { agency, config } = useSession()
  return useCallback(
    (price) => {
      if (agency === undefined) return price.amount
      const { agencyCode, featureFlags: flags, pricingSettings } = agency
      const firstPartyAgencies = config?.firstPartyAgencyCodes
      return guidePrice(price, { agencyCode, flags, rates: ratesOfSettings(pricingSettings), firstPartyAgencies })
    },
    [agency, config],
  )
}

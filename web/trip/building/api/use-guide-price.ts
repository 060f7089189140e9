import { useCallback } from 'react'
import { guidePrice, type SupplierPrice } from '#shared/pricing/guide-price'
import { ratesOfSettings } from '#shared/rates/apply-rates'
import { useSession } from '../../../lib/session/session'

/** Converts a supplier's per-person amount to a sell price, with the same margins as the quote. */
export function useGuidePrice(): (price: SupplierPrice) => number {
  const { agency, config } = useSession()
  return useCallback(
    (price) => {
      if (agency === undefined) return price.amount
      const { agencyCode, featureFlags: flags, pricingSettings } = agency
      const firstPartyAgencies = config?.firstPartyAgencyCodes
      return guidePrice(price, {
        agencyCode,
        flags,
        rates: ratesOfSettings(pricingSettings),
        firstPartyAgencies,
      })
    },
    [agency, config],
  )
}

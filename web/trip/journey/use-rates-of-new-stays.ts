import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isUnpricedStay } from '#shared/itinerary/supplier-stays'
import type { NightlyRule } from '#shared/rates/nightly-rule'
import { rateRulesQuery } from '../api/camp-offer-queries'
import type { Trip } from '../page/trip'

/** The rate rules of stays that no quote has priced yet, which their guide prices load anyway. */
export function useRatesOfNewStays({ itinerary }: Trip) {
  const stays = itinerary.segments
    .filter(isUnpricedStay)
    .flatMap(({ id, supplierCode, startDate, endDate }) =>
      supplierCode === undefined ? [] : [{ id, supplierCode, startDate, endDate }],
    )
  const rules = useQueries({
    queries: stays.map((nights) => rateRulesQuery(nights)),
    combine: (results) => results.map(({ data }) => data),
  })
  const ids = stays.map(({ id }) => id).join()
  return useMemo(() => {
    const rulesById = new Map<string, readonly NightlyRule[] | undefined>(
      ids.split(',').map((id, index) => [id, rules[index]]),
    )
    return ({ id }: { readonly id: string }) => rulesById.get(id)
  }, [ids, rules])
}

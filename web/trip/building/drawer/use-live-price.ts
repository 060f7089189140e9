import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { exchangeRatesQuery } from '../../../lib/exchange/exchange-rates-query'
import { useSession } from '../../../lib/session/session'
import { rateRulesQuery } from '../../api/camp-offer-queries'
import { isOwn } from '../model/builder-camp'
import type { BuilderSegment } from '../model/builder-segment'
import { type LivePrice, livePrice } from '../model/live-price'
import { useBuilder, useTravelers } from '../state/builder-store'

/** The price of the itinerary, updated with every change. */
export const useLivePrice = (): LivePrice => useStaysPrice(useBuilder((data) => data.segments))

/** What stays sell for to this party: the itinerary's, or a hypothetical one. */
export function useStaysPrice(segments: readonly BuilderSegment[], currency?: string): LivePrice {
  const { agency, config } = useSession()
  const travelers = useTravelers()
  const spotRates = useQuery(exchangeRatesQuery()).data?.rates
  const withRooms = segments.filter((segment) => segment.rooms.length > 0 && !isOwn(segment))
  const rules = useQueries({
    queries: withRooms.map((segment) => rateRulesQuery(segment)),
    combine: (results) => results.map(({ data }) => data),
  })
  const firstPartyAgencies = config?.firstPartyAgencyCodes
  const ids = withRooms.map(({ id }) => id).join()
  return useMemo(
    () =>
      livePrice({
        segments,
        travelers,
        rules: new Map(ids.split(',').map((id, index) => [id, rules[index]])),
        spotRates,
        agency: { ...agency, currency: currency ?? agency.currency },
        firstPartyAgencies,
      }),
    [segments, travelers, ids, rules, spotRates, agency, currency, firstPartyAgencies],
  )
}

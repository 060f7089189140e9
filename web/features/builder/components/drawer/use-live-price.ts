import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { exchangeRatesQuery } from '../../../../lib/exchange/exchange-rates-query'
import { useSession } from '../../../../lib/session/session'
import { rateRulesQuery } from '../../api/stay-queries'
import { isOwn } from '../../model/builder-camp'
import { type LivePrice, livePrice } from '../../model/live-price'
import { useBuilder } from '../../state/builder-store'

/** The price of the itinerary as it stands; it moves with every change. */
export function useLivePrice(): LivePrice {
  const { agency, config } = useSession()
  const segments = useBuilder((data) => data.segments)
  const adults = useBuilder((data) => data.adults)
  const children = useBuilder((data) => data.children)
  const childrenAges = useBuilder((data) => data.childrenAges)
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
        travelers: { adults, children, childrenAges },
        rules: new Map(ids.split(',').map((id, index) => [id, rules[index]])),
        spotRates,
        agency,
        firstPartyAgencies,
      }),
    [segments, adults, children, childrenAges, ids, rules, spotRates, agency, firstPartyAgencies],
  )
}

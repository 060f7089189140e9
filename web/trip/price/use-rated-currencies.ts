import { queryOptions, useQuery } from '@tanstack/react-query'
import { readRate, type SpotRates } from '#shared/fx/spot-rates'
import { api } from '../../lib/api/api'
import { exchangeRatesQuery } from '../../lib/exchange/exchange-rates-query'
import type { Trip } from '../page/trip'
import { useTripPage } from '../page/trip-page'

/** The other currencies this trip can be sold in; undefined while loading. */
export function useRatedCurrencies(inForce: string) {
  const { trip } = useTripPage()
  const { data: all, isError: hasNoList } = useQuery(currenciesQuery)
  const { data: today, isError: hasNoRates } = useQuery(exchangeRatesQuery())
  return {
    currencies: all && today && ratedCurrencies(all, { trip, today: today.rates, inForce }),
    isError: hasNoList || hasNoRates,
    note: ratesNote(trip),
  }
}

/** The currencies a trip can be sold in. */
const currenciesQuery = queryOptions({
  queryKey: ['currencies'],
  queryFn: ({ signal }) => api('GET /api/Info/currencies', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

type Rated = Pick<Trip, 'flags' | 'exchange'>

/** With the lcr flag, a trip keeps its exchange rates, so no new currency is possible (1 §4). */
const keepsRates = ({ flags }: Pick<Trip, 'flags'>): boolean => flags.includes('lcr')

/**
 * Currencies that the server can price a trip in: it has an exchange rate for them, or uses
 * today's.
 * @param inForce - always included, whatever its rate
 */
export function ratedCurrencies<C extends { readonly code: string }>(
  all: readonly C[],
  {
    trip,
    today,
    inForce,
  }: { readonly trip: Rated; readonly today: SpotRates; readonly inForce: string },
): C[] {
  const knownRates = keepsRates(trip)
    ? trip.exchange.spotRates
    : { ...today, ...trip.exchange.spotRates }
  return all.filter(
    ({ code }) => code === 'USD' || code === inForce || readRate(knownRates[code]) !== undefined,
  )
}

/** Why others aren't offered. */
export const ratesNote = (trip: Pick<Trip, 'flags'>): string =>
  keepsRates(trip)
    ? 'Only currencies in the trip’s saved exchange rates'
    : 'Only currencies with an exchange rate today'

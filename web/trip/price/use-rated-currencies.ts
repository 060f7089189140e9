import { useQuery } from '@tanstack/react-query'
import { exchangeRatesQuery } from '../../lib/exchange/exchange-rates-query'
import { currenciesQuery } from '../api/currencies-query'
import { useTripPage } from '../page/trip-page'
import { ratedCurrencies, ratesNote } from './rated-currencies'

/** The currencies that can be chosen for the trip of this page, beside the one in force; undefined while they load. */
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

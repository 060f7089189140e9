import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api'

/** Units of each currency for one USD, as of the newest day: USD is always loaded (2 §3). */
export const exchangeRatesQuery = () =>
  queryOptions({
    queryKey: ['exchange-rates', 'USD'],
    queryFn: ({ signal }) =>
      api('GET /api/Info/getExchangeRates', { query: { currency: 'USD' }, signal }),
    staleTime: 30 * 60_000,
  })

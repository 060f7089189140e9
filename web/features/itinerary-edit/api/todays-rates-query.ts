import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'

/** Units of each currency for one USD, as of the newest day: a currency that is new to a trip takes them. */
export const todaysRatesQuery = queryOptions({
  queryKey: ['exchange-rates', 'USD'],
  queryFn: ({ signal }) => api('GET /api/Info/getExchangeRates', { query: { currency: 'USD' }, signal }),
  staleTime: 30 * 60_000,
})

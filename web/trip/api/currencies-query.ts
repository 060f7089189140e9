import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api'

/** The currencies that a trip can be sold in. */
export const currenciesQuery = queryOptions({
  queryKey: ['currencies'],
  queryFn: ({ signal }) => api('GET /api/Info/currencies', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

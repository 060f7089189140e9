import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import type { StayPeriod } from './stay-period'

/** The rate rules that hold for a stay at a camp: what the live price is computed from. */
export const rateRulesQuery = ({ supplierCode, startDate, endDate }: StayPeriod) =>
  queryOptions({
    queryKey: ['rate-rules', supplierCode, startDate, endDate],
    queryFn: async ({ signal }) => {
      const body = { supplierCodes: [supplierCode], startDate, endDate }
      return (await api('POST /api/Rates/getBySupplier', { body, signal, safe: true })).rules
    },
    staleTime: 5 * 60_000,
  })

import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import type { StayPeriod } from './stay-period'

/** What the rates of a camp include (2 §7.2, getInclusionsBySupplier). */
export const inclusionsQuery = ({ supplierCode, startDate, endDate }: StayPeriod) =>
  queryOptions({
    queryKey: ['inclusions', supplierCode, startDate, endDate],
    queryFn: async ({ signal }) => {
      const body = { supplierCodes: [supplierCode], startDate, endDate }
      return (await api('POST /api/Rates/inclusions', { body, signal, safe: true })).inclusions
    },
    staleTime: 30 * 60_000,
  })

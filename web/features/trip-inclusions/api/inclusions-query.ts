import { queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { SupplierCode } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

interface StayPeriod {
  readonly supplierCode: SupplierCode
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

/** What the rates of a camp include on the first night of a stay, by room. */
export const inclusionsQuery = ({ supplierCode, startDate, endDate }: StayPeriod) =>
  queryOptions({
    queryKey: ['inclusions', supplierCode, startDate, endDate],
    queryFn: async ({ signal }) => {
      const body = { supplierCodes: [supplierCode], startDate, endDate }
      return (await api('POST /api/Rates/inclusions', { body, signal, safe: true })).inclusions
    },
    staleTime: 30 * 60_000,
  })

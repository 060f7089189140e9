import { queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { SupplierCode } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

/** A stay at a camp; endDate is the day of departure. */
interface StayPeriod {
  readonly supplierCode: SupplierCode
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

/** Availability and price of each room type of a camp for a whole stay. */
export const roomAvailabilityQuery = (stay: StayPeriod) =>
  queryOptions({
    queryKey: ['room-availability', stay.supplierCode, stay.startDate, stay.endDate],
    queryFn: async ({ signal }) =>
      (await api('POST /api/Availability/getBySupplier', { body: stay, signal, safe: true })).rooms,
    staleTime: 5 * 60_000,
  })

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

/** The rate rules of a stay at a camp, from which the live price is computed. */
export const rateRulesQuery = ({ supplierCode, startDate, endDate }: StayPeriod) =>
  queryOptions({
    queryKey: ['rate-rules', supplierCode, startDate, endDate],
    queryFn: async ({ signal }) => {
      const body = { supplierCodes: [supplierCode], startDate, endDate }
      return (await api('POST /api/Rates/getBySupplier', { body, signal, safe: true })).rules
    },
    staleTime: 5 * 60_000,
  })

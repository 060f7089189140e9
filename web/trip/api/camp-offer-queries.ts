import { queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { SupplierCode } from '#shared/ids/ids'
import { api } from '../../lib/api/api'

/** Nights at a camp; the last day is the departure. */
export interface CampNights {
  readonly supplierCode: SupplierCode
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

const fewMinutes = 5 * 60_000

/** The room types of a camp (2 §7.2, getRoomsBySupplier). */
export const roomTypesQuery = (supplierCode: SupplierCode) =>
  queryOptions({
    queryKey: ['rooms', supplierCode],
    queryFn: async ({ signal }) =>
      (await api('POST /api/Rooms/getBySupplier', { body: { supplierCode }, signal, safe: true }))
        .rooms,
    staleTime: 30 * 60_000,
  })

/** Availability and price per person of each room type, over all of the nights. */
export const roomOffersQuery = (nights: CampNights) =>
  queryOptions({
    queryKey: ['room-availability', nights.supplierCode, nights.startDate, nights.endDate],
    queryFn: async ({ signal }) =>
      (await api('POST /api/Availability/getBySupplier', { body: nights, signal, safe: true }))
        .rooms,
    staleTime: fewMinutes,
  })

/** The camp's rate rules for the nights. */
export const rateRulesQuery = ({ supplierCode, startDate, endDate }: CampNights) =>
  queryOptions({
    queryKey: ['rate-rules', supplierCode, startDate, endDate],
    queryFn: async ({ signal }) => {
      const body = { supplierCodes: [supplierCode], startDate, endDate }
      return (await api('POST /api/Rates/getBySupplier', { body, signal, safe: true })).rules
    },
    staleTime: fewMinutes,
  })

/** What the camp's rates include (2 §7.2, getInclusionsBySupplier). */
export const inclusionsQuery = ({ supplierCode, startDate, endDate }: CampNights) =>
  queryOptions({
    queryKey: ['inclusions', supplierCode, startDate, endDate],
    queryFn: async ({ signal }) => {
      const body = { supplierCodes: [supplierCode], startDate, endDate }
      return (await api('POST /api/Rates/inclusions', { body, signal, safe: true })).inclusions
    },
    staleTime: 30 * 60_000,
  })

export const campDaysQuery = (nights: CampNights) =>
  queryOptions({
    queryKey: ['camp-days', nights.supplierCode, nights.startDate, nights.endDate],
    queryFn: async ({ signal }) =>
      (
        await api('POST /api/Calendar/bySupplier', {
          body: { ...nights, live: true },
          signal,
          safe: true,
        })
      ).days,
    staleTime: fewMinutes,
  })

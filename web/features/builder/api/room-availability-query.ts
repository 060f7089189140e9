import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import type { StayPeriod } from './stay-period'

/** Availability and price of each room type of a camp over a whole stay. */
export const roomAvailabilityQuery = (stay: StayPeriod) =>
  queryOptions({
    queryKey: ['room-availability', stay.supplierCode, stay.startDate, stay.endDate],
    queryFn: async ({ signal }) =>
      (await api('POST /api/Availability/getBySupplier', { body: stay, signal, safe: true })).rooms,
    staleTime: 5 * 60_000,
  })

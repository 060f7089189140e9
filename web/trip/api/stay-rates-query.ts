import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api'
import type { StayRates } from '../journey/nights-note'
import type { TripSegment } from '../page/trip'

/** The supplier's rates and room types of a stay, to tell how its cost came to be; nothing for what is no stay. */
export const stayRatesQuery = (segment: TripSegment | undefined) => {
  const { supplierCode, startDate, endDate, rooms = [] } = segment ?? {}
  const optionKeys = [...new Set(rooms.map(({ optionKey }) => optionKey))].sort()
  return queryOptions({
    queryKey: ['rates', 'stay', optionKeys, startDate, endDate],
    queryFn: async ({ signal }): Promise<StayRates> => {
      if (supplierCode === undefined || startDate === undefined || endDate === undefined) return {}
      const settings = { signal, safe: true } as const
      const [{ rules }, { rooms: roomTypes }] = await Promise.all([
        api('POST /api/Rates/getByOptionKey', { body: { optionKeys, startDate, endDate }, ...settings }),
        api('POST /api/Rooms/getBySupplier', { body: { supplierCode }, ...settings }),
      ])
      return { rules, roomTypes }
    },
    enabled: segment?.type === 'stay' && optionKeys.length > 0,
    staleTime: 30 * 60_000,
  })
}

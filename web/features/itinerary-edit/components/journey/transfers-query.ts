import { queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { api } from '../../../../lib/api/api'

interface Journey {
  /** Codes of airports or airstrips; empty where one is not chosen yet. */
  readonly from: string
  readonly to: string
  readonly pax: number
  /** Of the children among them. */
  readonly childrenAges: readonly number[]
  readonly date: CalendarDate | undefined
}

/** Flights and transfers from one airport or airstrip to another: those of the catalogue first. */
export const transfersQuery = ({ from, to, pax, childrenAges, date }: Journey) =>
  queryOptions({
    queryKey: ['transfers', from, to, pax, childrenAges, date],
    queryFn: async ({ signal }) =>
      (
        await api('POST /api/WindowAPIs/getTransfers', {
          body: {
            from,
            to,
            pax,
            childrenAges: [...childrenAges],
            ...(date !== undefined && { date }),
          },
          signal,
          safe: true,
        })
      ).transfers,
    enabled: from !== '' && to !== '' && from !== to,
    staleTime: 30 * 60_000,
  })

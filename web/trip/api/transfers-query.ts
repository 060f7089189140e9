import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api'

interface Wanted {
  readonly from: string
  readonly to: string
  readonly pax: number
}

/** Ways from one airport or airstrip to another, the quickest first. */
export const transfersQuery = ({ from, to, pax }: Wanted) =>
  queryOptions({
    queryKey: ['transfers', from, to, pax],
    queryFn: async ({ signal }) =>
      (await api('POST /api/WindowAPIs/getTransfers', { body: { from, to, pax }, signal, safe: true })).transfers,
    enabled: from !== '' && to !== '' && from !== to,
    staleTime: 30 * 60_000,
  })

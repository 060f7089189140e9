import { queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'
import type { Answer } from '../../lib/api/route-table'

/** A refund to send by hand. */
export type HandRefund = Answer<'GET /api/Payments/refunds'>[number]

const freshMs = 60_000

/** The refunds to send by hand, of one trip or all; its key is refetched when any trip changes. */
export const handRefundsQuery = (itineraryId?: ItineraryId) =>
  queryOptions({
    queryKey: ['trips', 'refunds', itineraryId ?? 'all'],
    queryFn: ({ signal }) =>
      api('GET /api/Payments/refunds', {
        query: itineraryId === undefined ? {} : { itineraryId },
        signal,
      }),
    staleTime: freshMs,
  })

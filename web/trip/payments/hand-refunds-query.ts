import { queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'
import type { Answer } from '../../lib/api/route-table'

/** Money that a person has to send back. */
export type HandRefund = Answer<'GET /api/Payments/refunds'>[number]

const freshMs = 60_000

/** What a person has to send back of one trip, or of all; its key makes a change of any trip ask again. */
export const handRefundsQuery = (itineraryId?: ItineraryId) =>
  queryOptions({
    queryKey: ['trips', 'refunds', itineraryId ?? 'all'],
    queryFn: ({ signal }) =>
      api('GET /api/Payments/refunds', { query: itineraryId === undefined ? {} : { itineraryId }, signal }),
    staleTime: freshMs,
  })

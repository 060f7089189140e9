import { queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'

/** A signed address holds at least ten minutes: they are made anew before, while somebody looks. */
const freshMs = 8 * 60_000

/** The documents of a trip in their order, each with an address to read it from. */
export const documentsQuery = (itineraryId: ItineraryId) =>
  queryOptions({
    queryKey: ['documents', itineraryId],
    queryFn: ({ signal }) => {
      const filter = JSON.stringify({ where: { itineraryId, presentationCategory: 'documents' } })
      return api('GET /api/MediaContent', { query: { filter }, signal })
    },
    staleTime: freshMs,
    refetchInterval: freshMs,
    refetchOnWindowFocus: true,
  })

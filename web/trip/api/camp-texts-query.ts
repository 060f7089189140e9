import { queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'

/** What a camp is told by, in paragraphs. */
export type CampTexts = ReadonlyMap<string, readonly string[]>

/** The texts of a trip's camps by supplier code; `camps` names them, so that another camp is asked for anew. */
export const campTextsQuery = (id: ItineraryId, camps: readonly string[]) =>
  queryOptions({
    queryKey: ['itineraries', id, 'camp-info', [...new Set(camps)].sort()],
    queryFn: async ({ signal }): Promise<CampTexts> => {
      const told = await api('GET /api/Itineraries/{id}/camp-info', { params: { id }, query: {}, signal })
      return new Map(told.map(({ supplierCode, description }) => [supplierCode, description] as const))
    },
    enabled: camps.length > 0,
    staleTime: 30 * 60_000,
  })

import { queryOptions } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'

/** A camp's description, in paragraphs. */
export type CampTexts = ReadonlyMap<string, readonly string[]>

/**
 * The descriptions of a trip's camps by supplier code; `camps` is in the key, so that adding a camp
 * refetches.
 */
export const campTextsQuery = (id: ItineraryId, camps: readonly string[]) =>
  queryOptions({
    queryKey: ['itineraries', id, 'camp-info', [...new Set(camps)].sort()],
    queryFn: async ({ signal }): Promise<CampTexts> => {
      const campInfo = await api('GET /api/Itineraries/{id}/camp-info', {
        params: { id },
        query: {},
        signal,
      })
      return new Map(
        campInfo.map(({ supplierCode, description }) => [supplierCode, description] as const),
      )
    },
    enabled: camps.length > 0,
    staleTime: 30 * 60_000,
  })

import { queryOptions, useQueries } from '@tanstack/react-query'
import type { SupplierCode } from '#shared/ids/ids'
import { ownSupplierCode } from '#shared/ids/own-supplier'
import { api } from '../../lib/api/api'
import type { CampTexts } from '../api/camp-texts-query'
import type { TripSegment } from '../page/trip'

/** What the catalogue tells of the camps of segments, camp by camp: for a trip that is not this agent's own. */
export function useCampTexts(segments: readonly TripSegment[]): CampTexts {
  const codes = [...new Set(segments.flatMap(({ type, supplierCode = [] }) => (type === 'stay' ? supplierCode : [])))]
  return useQueries({
    queries: codes.filter((code) => code !== ownSupplierCode).map(campWordsQuery),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }) => (data === undefined ? [] : [[data.supplierCode, data.words] as const]))),
  })
}

/** The words that the catalogue has for a camp, in paragraphs. */
const campWordsQuery = (supplierCode: SupplierCode) =>
  queryOptions({
    queryKey: ['camps', supplierCode, 'words'],
    queryFn: async ({ signal }) => {
      const call = { params: { id: supplierCode }, query: {}, signal }
      const { description } = await api('GET /api/Camps/{id}/camp-info', call)
      return { supplierCode, words: description }
    },
    staleTime: 30 * 60_000,
  })

import { useQueries } from '@tanstack/react-query'
import { ownSupplierCode } from '#shared/ids/own-supplier'
import type { CampTexts } from '../api/camp-texts-query'
import { campWordsQuery } from '../api/camp-words-query'
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

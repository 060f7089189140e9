import { queryOptions } from '@tanstack/react-query'
import type { SupplierCode } from '#shared/ids/ids'
import { api } from '../../lib/api/api'

/** The words that the catalogue has for a camp, in paragraphs. */
export const campWordsQuery = (supplierCode: SupplierCode) =>
  queryOptions({
    queryKey: ['camps', supplierCode, 'words'],
    queryFn: async ({ signal }) => {
      const call = { params: { id: supplierCode }, query: {}, signal }
      const { description } = await api('GET /api/Camps/{id}/camp-info', call)
      return { supplierCode, words: description }
    },
    staleTime: 30 * 60_000,
  })

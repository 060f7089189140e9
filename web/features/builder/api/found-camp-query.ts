import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import { builderCampOf } from '../model/builder-camp'

/** One accommodation by its supplier code, as the builder keeps it: for what was found by name elsewhere. */
export const foundCampQuery = (supplierCode: string | undefined) =>
  queryOptions({
    queryKey: ['camp', supplierCode],
    queryFn: async ({ signal }) =>
      builderCampOf(await api('GET /api/Camps/{id}', { params: { id: supplierCode ?? '' }, signal })),
    enabled: supplierCode !== undefined,
    staleTime: 5 * 60_000,
  })

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/api'
import type { Answer, Sent } from '../../../lib/api/route-table'

export type Agency = Answer<'GET /api/Agencies'>[number]
export type NewAgencyBody = Sent<'POST /api/Agencies'>['body']

export const agenciesQuery = queryOptions({
  queryKey: ['agencies'],
  queryFn: ({ signal }) => api('GET /api/Agencies', { signal }),
})

export function useCreateAgency() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewAgencyBody) => api('POST /api/Agencies', { body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: agenciesQuery.queryKey }),
  })
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ClientId } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'

/** How far the export of a client is; asked again while it is being made. */
export const exportQuery = (id: ClientId) =>
  queryOptions({
    queryKey: ['clients', 'export', id],
    queryFn: ({ signal }) => api('GET /api/Clients/{id}/export', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? 4_000 : false),
  })

export function useStartExport(id: ClientId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/Clients/{id}/export', { params: { id } }),
    onSuccess: (made) => queries.setQueryData(exportQuery(id).queryKey, made),
    onError: (error) =>
      showSnackbar(failureText(error, 'The export wasn’t prepared.'), { tone: 'error' }),
  })
}

/** Saves a file of an export, by an address that is made for this one time. */
export const useOpenExport = (id: ClientId) =>
  useMutation({
    mutationFn: (file: string) =>
      api('POST /api/Clients/{id}/export/{file}', { params: { id, file } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) =>
      showSnackbar(failureText(error, 'The file wasn’t downloaded.'), { tone: 'error' }),
  })

export const erasureQuery = (id: ClientId) =>
  queryOptions({
    queryKey: ['clients', 'erasure', id],
    queryFn: ({ signal }) => api('GET /api/Clients/{id}/erasure', { params: { id }, signal }),
    staleTime: 0,
  })

export function useEraseClient(id: ClientId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (name: string) =>
      api('POST /api/Clients/{id}/erasure', { params: { id }, body: { name } }),
    onSuccess: ({ isErased }) => {
      showSnackbar(
        isErased
          ? 'Client erased.'
          : 'The client is being erased. This finishes by itself in a few minutes.',
      )
      for (const one of ['one', 'data', 'erasure', 'export'])
        queries.removeQueries({ queryKey: ['clients', one, id] })
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    },
  })
}

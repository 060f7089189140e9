import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'

/** The files that were imported last. */
export const importsQuery = queryOptions({
  queryKey: ['content', 'imports'],
  queryFn: ({ signal }) => api('GET /api/ContentImports', { signal }),
})

/** An import with its rows, which come as one scrolls. */
export const importQuery = (importId: string) =>
  infiniteQueryOptions({
    queryKey: ['content', 'imports', importId],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/ContentImports/{importId}', {
        params: { importId },
        query: { from: String(pageParam) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })

async function undoImport(importId: string): Promise<void> {
  const { left } = await api('POST /api/ContentImports/{importId}/undo', { params: { importId } })
  if (left > 0) await undoImport(importId)
}

/** Takes back what an import published. */
export function useUndoImport(importId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => undoImport(importId),
    onSuccess: () => void showSnackbar('Import undone.'),
    onError: (error) => void showSnackbar(failureText(error), { tone: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['content'] }),
  })
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Sent } from '../../../lib/api/route-table'

export const duplicatesQuery = queryOptions({
  queryKey: ['clients', 'duplicates'],
  queryFn: ({ signal }) => api('GET /api/ClientMerges/duplicates', { signal }),
})

export const mergesQuery = queryOptions({
  queryKey: ['clients', 'merges'],
  queryFn: ({ signal }) => api('GET /api/ClientMerges', { signal }),
})

/** Merging, parting and dismissing; each changes what lists of clients and trips show. */
export function useMergeSteps() {
  const queries = useQueryClient()
  const steps = {
    onError: (error: unknown) => showSnackbar(failureText(error), { tone: 'error' }),
    onSettled: () => {
      for (const queryKey of [['clients'], ['trips']]) void queries.invalidateQueries({ queryKey })
    },
  }
  const undo = useMutation({
    mutationFn: (body: Sent<'POST /api/ClientMerges/undo'>['body']) =>
      api('POST /api/ClientMerges/undo', { body }),
    onSuccess: ({ keepName, loseName }) =>
      void showSnackbar(`${loseName} and ${keepName} are separate again.`),
    ...steps,
  })
  const merge = useMutation({
    mutationFn: (body: Sent<'POST /api/ClientMerges'>['body']) =>
      api('POST /api/ClientMerges', { body }),
    onSuccess: ({ keepName, loseId }) =>
      void showSnackbar(`Merged into ${keepName}.`, {
        action: { label: 'Undo', run: () => undo.mutate({ loseId }) },
      }),
    ...steps,
  })
  const dismiss = useMutation({
    mutationFn: (body: Sent<'POST /api/ClientMerges/dismiss'>['body']) =>
      api('POST /api/ClientMerges/dismiss', { body }),
    ...steps,
  })
  return { merge, undo, dismiss }
}

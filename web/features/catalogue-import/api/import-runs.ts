import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type ImportOutcome, type ImportRun, isAtWork } from '#shared/api/content-imports'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Answer } from '../../../lib/api/route-table'

const refreshMs = 1_000

/** The files that were imported last; those a worker is at change by themselves. */
export const importsQuery = queryOptions({
  queryKey: ['content', 'imports'],
  queryFn: ({ signal }) => api('GET /api/ContentImports', { signal }),
  refetchInterval: ({ state: { data = [] } }) =>
    data.some(({ state }) => isAtWork(state)) ? 5_000 : false,
})

/** Behind the last row of every file: how far an import is, without its rows. */
const behindAll = '10000000'

/** How far an import is, told anew each second while a worker is at it. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ['content', 'imports', importId],
    queryFn: ({ signal }): Promise<ImportRun> =>
      api('GET /api/ContentImports/{importId}', {
        params: { importId },
        query: { from: behindAll },
        signal,
      }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isAtWork(data.state) ? refreshMs : false,
  })

type Outcomes = Answer<'GET /api/ContentImports/{importId}'>
const outcomesAt = (
  importId: string,
  query: { readonly from: string; readonly only?: 'problems' | 'kept' },
  signal?: AbortSignal,
): Promise<Outcomes> =>
  api('GET /api/ContentImports/{importId}', {
    params: { importId },
    query,
    ...(signal && { signal }),
  })

/**
 * What became of the rows of an import in a state of it, or of those with a problem or that stayed;
 * they come as one scrolls.
 */
export const outcomesQuery = (
  { id, state }: Pick<ImportRun, 'id' | 'state'>,
  only?: 'problems' | 'kept',
) =>
  infiniteQueryOptions({
    queryKey: ['content', 'imports', id, state, only ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      outcomesAt(id, { from: String(pageParam), ...(only && { only }) }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })

/** All entries of an import that have a problem, with their rows. */
export async function refusedEntries(importId: string): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = []
  for (let from: number | undefined = 0; from !== undefined; ) {
    const page: Outcomes = await outcomesAt(importId, { from: String(from), only: 'problems' })
    outcomes.push(...page.outcomes)
    from = page.next
  }
  return outcomes
}

const steps = {
  publish: 'POST /api/ContentImports/{importId}/publish',
  cancel: 'POST /api/ContentImports/{importId}/cancel',
  undo: 'POST /api/ContentImports/{importId}/undo',
} as const

/** Has the worker publish, cancel or undo an import. */
export function useImportStep(importId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (step: keyof typeof steps) => api(steps[step], { params: { importId } }),
    onSuccess: (run) => queries.setQueryData(importQuery(importId).queryKey, run),
    onError: (error) => void showSnackbar(failureText(error), { tone: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true }),
  })
}

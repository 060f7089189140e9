import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { countOf } from '#shared/format/words'
import type { AgencyId } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api, apiReply } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Answer } from '../../../lib/api/route-table'

export type Delivery = Answer<'GET /api/Hooks'>[number]

/** What the console shows: the events of an agency, all or those that were given up. */
export interface HookView {
  readonly agencyId: AgencyId
  readonly isFailed: boolean
}

const refreshMs = 15_000

export const deliveriesQuery = ({ agencyId, isFailed }: HookView) =>
  infiniteQueryOptions({
    queryKey: ['hooks', agencyId, isFailed],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = {
        agencyId,
        ...(isFailed && { state: 'failed' as const }),
        ...(cursor !== '' && { cursor }),
      }
      const { answer, cursor: next } = await apiReply('GET /api/Hooks', { query, signal })
      return { rows: answer, next }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: refreshMs,
  })

/** All agencies, for superadmins. */
export const agenciesQuery = queryOptions({
  queryKey: ['agencies'],
  queryFn: ({ signal }) => api('GET /api/Agencies', { signal }),
})

/** Sends events again. What came of it is seen in the list a moment later. */
export function useReplay(agencyId: AgencyId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (deliveries: readonly Delivery[]) =>
      api('POST /api/Hooks/replay', {
        query: { agencyId },
        body: {
          deliveries: deliveries.slice(0, 50).map(({ id, at, target }) => ({ id, at, target })),
        },
      }),
    onSuccess: ({ count }) => {
      showSnackbar(`${countOf(count, 'event')} sent again.`)
      setTimeout(() => void queries.invalidateQueries({ queryKey: ['hooks'] }), 1_500)
    },
    onError: (error) => showSnackbar(`Nothing was sent. ${failureText(error)}`, { tone: 'error' }),
  })
}

/** The agency's own hook, without its secret. */
export const settingsQuery = queryOptions({
  queryKey: ['hooks', 'settings'],
  queryFn: ({ signal }) => api('GET /api/Hooks/settings', { signal }),
})

/** Saves, removes and tests the agency's own hook. */
export function useOwnHook() {
  const queries = useQueryClient()
  const setSettings = (settings: Answer<'GET /api/Hooks/settings'>) =>
    queries.setQueryData(settingsQuery.queryKey, settings)
  const save = useMutation({
    mutationFn: (body: { readonly url: string; readonly renewSecret?: boolean }) =>
      api('PUT /api/Hooks/settings', { body }),
    onSuccess: ({ settings }) => {
      setSettings(settings)
      showSnackbar('Hook saved.')
    },
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/Hooks/settings', {}),
    onSuccess: (settings) => {
      setSettings(settings)
      showSnackbar('Hook removed.')
    },
    onError: (error) =>
      showSnackbar(`The hook wasn’t removed. ${failureText(error)}`, { tone: 'error' }),
  })
  const test = useMutation({
    mutationFn: () => api('POST /api/Hooks/test', {}),
    onSettled: () => queries.invalidateQueries({ queryKey: ['hooks'] }),
  })
  return { save, remove, test }
}

import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AgencyId } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import type { Answer, Sent } from '../../../lib/api/route-table'

export type Settings = Sent<'PATCH /api/Agencies/{id}/pricing-settings'>['body']
export type ImpactPage = Answer<'POST /api/Agencies/{id}/pricing-impact'>

/** What settings would do to the open quotes, page by page. */
export const impactQuery = (id: AgencyId, settings: Settings) =>
  infiniteQueryOptions({
    queryKey: ['pricing-impact', id, settings],
    queryFn: ({ pageParam, signal }) =>
      api('POST /api/Agencies/{id}/pricing-impact', {
        params: { id },
        body: pageParam === undefined ? { settings } : { settings, cursor: pageParam },
        signal,
        safe: true,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    gcTime: 60_000,
  })

/** Saves how the agency prices, with a way back. */
export function useSavePricing(id: AgencyId) {
  const queries = useQueryClient()
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ settings }: { settings: Settings; before?: Settings }) =>
      api('PATCH /api/Agencies/{id}/pricing-settings', { params: { id }, body: settings }),
    onSuccess: async (agency, { before }) => {
      queries.setQueryData(['agency', id], agency)
      void queries.invalidateQueries({ queryKey: ['pricing-impact'] })
      await queries.invalidateQueries({ queryKey: ['session', 'user'] })
      const run = before && (() => mutate({ settings: before }))
      showSnackbar(
        before === undefined ? 'Undone.' : 'Pricing settings saved.',
        run === undefined ? {} : { action: { label: 'Undo', run } },
      )
    },
  })
  return { save: mutateAsync, isPending }
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SignedInUser } from '#shared/api/signed-in-user'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Sent } from '../../../lib/api/route-table'

export const objectivesQuery = queryOptions({
  queryKey: ['objectives'],
  queryFn: ({ signal }) => api('GET /api/Objectives', { signal }),
  staleTime: 60_000,
})

/** Sets the user's own objectives; the session follows. */
export function usePatchObjectives() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<'PATCH /api/Objectives'>['body']) =>
      api('PATCH /api/Objectives', { body }),
    onSuccess: (objectives, { termsAccepted }) => {
      const acceptance = termsAccepted === undefined ? {} : { mustAcceptTerms: false }
      queries.setQueryData<SignedInUser>(
        ['session', 'user'],
        (user) => user && { ...user, objectives, ...acceptance },
      )
      void queries.invalidateQueries({ queryKey: ['objectives'] })
    },
    onError: (error) =>
      showSnackbar(`That couldn’t be saved. ${failureText(error)}`, { tone: 'error' }),
  })
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AgencyId, AgentId } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Answer, Sent } from '../../../lib/api/route-table'

export type Person = Answer<'GET /api/Agencies/{id}/agents'>[number]

export const agentsQuery = (id: AgencyId) =>
  queryOptions({
    queryKey: ['agents', id],
    queryFn: ({ signal }) => api('GET /api/Agencies/{id}/agents', { params: { id }, signal }),
  })

/**
 * Someone with what they have to do; asked again while their clients are on the way to colleagues.
 */
export const agentQuery = (id: AgentId) =>
  queryOptions({
    queryKey: ['agents', 'one', id],
    queryFn: ({ signal }) => api('GET /api/Agents/{id}', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.handOver?.isDone === false ? 5_000 : false),
  })

/** Gives somebody's clients and trips to colleagues. */
export function useHandOver(id: AgentId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<'POST /api/Agents/{id}/hand-over'>['body']) =>
      api('POST /api/Agents/{id}/hand-over', { params: { id }, body }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['agents'] })
      void queries.invalidateQueries({ queryKey: ['clients'] })
    },
  })
}

/** Adds a colleague and invites them, or changes one who is there. */
export function useInviteAgent(agencyId: AgencyId, id?: AgentId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<'POST /api/Agents'>['body']) =>
      id === undefined
        ? api('POST /api/Agents', { query: { agencyId }, body })
        : api('PATCH /api/Agents/{id}', { params: { id }, body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['agents'] }),
  })
}

/** Archives, restores, promotes or demotes somebody, with a way back in the snackbar. */
export function useChangeAgent() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({
      person,
      change,
    }: {
      person: Person
      change: Sent<'PATCH /api/Agents/{id}'>['body']
      said: string
    }) => api('PATCH /api/Agents/{id}', { params: { id: person.id }, body: change }),
    onSuccess: (_after, { person, said }) => {
      const { isAdmin } = person
      const undo = () =>
        mutate({
          person,
          change: { isAdmin, archived: person.status === 'archived' },
          said: 'Undone.',
        })
      showSnackbar(said, said === 'Undone.' ? {} : { action: { label: 'Undo', run: undo } })
    },
    onError: (error) => showSnackbar(failureText(error), { tone: 'error' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['agents'] }),
  })
  return mutate
}

/** Withdraws an invitation. */
export function useWithdrawInvite() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ id }: Person) => api('DELETE /api/Agents/{id}', { params: { id } }),
    onSuccess: (_gone, { email }) => void showSnackbar(`The invitation to ${email} is withdrawn.`),
    onError: (error) => showSnackbar(failureText(error), { tone: 'error' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['agents'] }),
  })
  return mutate
}

export function useSendInvite() {
  const { mutate } = useMutation({
    mutationFn: ({ id }: Person) => api('POST /api/Agencies/sendInvite', { body: { agentId: id } }),
    onSuccess: (_sent, { email }) => void showSnackbar(`Invitation sent to ${email}.`),
    onError: (error) =>
      showSnackbar(`The invitation wasn’t sent. ${failureText(error)}`, { tone: 'error' }),
  })
  return mutate
}

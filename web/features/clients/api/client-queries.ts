import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ClientId } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api, apiReply } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Answer, Sent } from '../../../lib/api/route-table'
import { useAttemptKey } from '../../../lib/api/use-attempt-key'

export type Client = Answer<'GET /api/Clients/{id}'>
export type ClientTrip = Client['itineraries'][number]
export type ClientPayment = Answer<'GET /api/Payments'>[number]

/**
 * A client with their trips; looked at again when the window is, because colleagues edit clients,
 * too.
 */
export const clientQuery = (id: ClientId) =>
  queryOptions({
    queryKey: ['clients', 'one', id],
    queryFn: ({ signal }) => api('GET /api/Clients/{id}', { params: { id }, signal }),
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** Their history and notes. */
export const clientDataQuery = (id: ClientId) =>
  queryOptions({
    queryKey: ['clients', 'data', id],
    queryFn: ({ signal }) => api('GET /api/ClientData/{id}', { params: { id }, signal }),
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** Most pages of a hundred payments that are read of one client. */
const maxPages = 5

/** The payments of a client's trips. */
export const clientPaymentsQuery = (id: ClientId) =>
  queryOptions({
    queryKey: ['trips', 'payments-of-client', id],
    queryFn: async ({ signal }) => {
      const payments: ClientPayment[] = []
      let cursor: string | undefined
      for (let page = 0; page < maxPages; page++) {
        const filter = JSON.stringify({ where: { clientId: id }, limit: 100 })
        const query = cursor === undefined ? { filter } : { filter, cursor }
        const reply = await apiReply('GET /api/Payments', { query, signal })
        payments.push(...reply.answer)
        cursor = reply.cursor
        if (cursor === undefined) break
      }
      return payments
    },
    staleTime: 30_000,
  })

/** A change beside the client's own fields, after which history and notes are read again. */
function useDataChange<Body>(id: ClientId, change: (body: Body) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['clients', 'data', id] }),
        queries.invalidateQueries({ queryKey: ['clients', 'one', id] }),
        queries.invalidateQueries({ queryKey: ['clients', 'list'] }),
      ]),
  })
}

type NewUpdate = Omit<Sent<'POST /api/ClientData/status-update'>['body'], 'clientId'>

/** Adds an entry to the history. */
export function useAddUpdate(id: ClientId) {
  const keyOf = useAttemptKey()
  return useDataChange(id, (update: NewUpdate) => {
    const body = { ...update, clientId: id }
    return api('POST /api/ClientData/status-update', { body, idempotencyKey: keyOf(body) })
  })
}

/** Adds, changes and deletes notes. */
export function useNotes(clientId: ClientId) {
  const keyOf = useAttemptKey()
  const add = useDataChange(clientId, (text: string) => {
    const body = { clientId, text }
    return api('POST /api/ClientNotes', {
      body,
      idempotencyKey: keyOf({ ...body, at: Math.floor(Date.now() / 60_000) }),
    })
  })
  const change = useDataChange(
    clientId,
    ({ id, ...note }: { readonly id: string; readonly text: string; readonly before: string }) =>
      api('PATCH /api/ClientNotes/{id}', { params: { id }, body: { clientId, ...note } }),
  )
  const remove = useDataChange(clientId, (id: string) =>
    api('DELETE /api/ClientNotes/{id}', { params: { id }, query: { clientId } }),
  )
  return { add, change, remove }
}

/** Deletes a client who has neither trips nor documents. */
export function useDeleteClient(id: ClientId, name: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /api/ClientData/{id}', { params: { id } }),
    onSuccess: () => {
      showSnackbar(`${name} deleted.`)
      queries.removeQueries({ queryKey: ['clients', 'one', id] })
      void queries.invalidateQueries({
        queryKey: ['clients'],
        predicate: ({ queryKey }) => queryKey[1] !== 'data',
      })
    },
    onError: (error) =>
      showSnackbar(`${name} wasn’t deleted. ${failureText(error)}`, { tone: 'error' }),
  })
}

/** Sends emails to a client's stopped address again. */
export const useResumeMail = (id: ClientId) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/Clients/{id}/resume-mail', { params: { id } }),
    onSuccess: () => showSnackbar('Emails to this address resumed.'),
    onError: (error) =>
      showSnackbar(`Emails weren’t resumed. ${failureText(error)}`, { tone: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['clients'] }),
  })
}

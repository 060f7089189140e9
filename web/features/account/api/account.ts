import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AgencyId } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Answer, Sent } from '../../../lib/api/route-table'

export type Account = Answer<'GET /api/MyAccount'>
export type TwoStep = Account['twoStep']
export type DeviceSession = Answer<'GET /api/MyAccount/sessions'>[number]

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => api('GET /api/MyAccount', { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => api('GET /api/MyAccount/sessions', { signal }),
})

/**
 * The user of the session, who is shown in the bar and whose agency's rule decides what may be
 * opened.
 */
export function useRefreshUser() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: ['session', 'user'] })
}

/** Changes the profile or the notification choices, which show at once. */
export function useChangeAccount() {
  const queries = useQueryClient()
  const refreshUser = useRefreshUser()
  return useMutation({
    mutationFn: (body: Sent<'PATCH /api/MyAccount'>['body']) =>
      api('PATCH /api/MyAccount', { body }),
    onMutate: async (body) => {
      await queries.cancelQueries({ queryKey: accountQuery.queryKey, exact: true })
      const before = queries.getQueryData(accountQuery.queryKey)
      if (before !== undefined && body.notices !== undefined) {
        queries.setQueryData(accountQuery.queryKey, { ...before, notices: body.notices })
      }
      return before
    },
    onSuccess: (account) => {
      queries.setQueryData(accountQuery.queryKey, account)
      refreshUser()
    },
    onError: (_error, _body, before) => queries.setQueryData(accountQuery.queryKey, before),
  })
}

/** Uploads a picture that was cut to a square, and shows it; none takes it away. */
export function useSetHeadshot() {
  const queries = useQueryClient()
  const refreshUser = useRefreshUser()
  return useMutation({
    mutationFn: async (picture: Blob | undefined) => {
      const key = picture === undefined ? null : await upload(picture)
      return api('PATCH /api/MyAccount/headshot', { body: { key } })
    },
    onSuccess: (account) => {
      queries.setQueryData(accountQuery.queryKey, account)
      refreshUser()
    },
  })
}

async function upload(picture: Blob): Promise<string> {
  const body = { size: picture.size, mimeType: 'image/jpeg' as const }
  const { key, url } = await api('POST /api/MyAccount/headshot', { body })
  const headers = { 'content-type': body.mimeType }
  const answer = await fetch(url, { method: 'PUT', headers, body: picture })
  if (!answer.ok) throw new Error(`The storage answered ${answer.status}`)
  return key
}

export function useChangePassword() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<'POST /api/MyAccount/password'>['body']) =>
      api('POST /api/MyAccount/password', { body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

/** A way of the second step was added, removed or renewed: what is shown follows. */
export function useNoteTwoStep() {
  const queries = useQueryClient()
  return ({ twoStep }: { readonly twoStep: TwoStep }) =>
    queries.setQueryData(accountQuery.queryKey, (account) => account && { ...account, twoStep })
}

export const changeEmail = (email: string) => api('POST /api/MyAccount/email', { body: { email } })
export const startTotp = () => api('POST /api/MyAccount/totp')

export function useConfirmTotp() {
  const note = useNoteTwoStep()
  return useMutation({
    mutationFn: (code: string) => api('POST /api/MyAccount/totp/confirm', { body: { code } }),
    onSuccess: note,
  })
}

export const removeFactor = (factor: string) =>
  api('POST /api/MyAccount/factors/remove', { body: { factor } })
export const renewRecoveryCodes = () => api('POST /api/MyAccount/recovery-codes')

/** Signs out one device, or all but this one. */
export function useEndSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (session: DeviceSession | 'others') =>
      session === 'others'
        ? api('DELETE /api/MyAccount/sessions')
        : api('DELETE /api/MyAccount/sessions/{id}', { params: { id: session.id } }),
    onSuccess: (_done, session) =>
      showSnackbar(
        session === 'others' ? 'Signed out everywhere else.' : `${session.device} is signed out.`,
      ),
    onError: (error) => showSnackbar(failureText(error), { tone: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

/** Whether everyone of the agency signs in by two steps. */
export function useSetTwoStepRule(agencyId: AgencyId) {
  const queries = useQueryClient()
  const refreshUser = useRefreshUser()
  return useMutation({
    mutationFn: (mfaRequired: boolean) =>
      api('PATCH /api/Agencies/{id}', { params: { id: agencyId }, body: { mfaRequired } }),
    onSuccess: (_agency, mfaRequired) => {
      queries.setQueryData(
        accountQuery.queryKey,
        (account) =>
          account && { ...account, twoStep: { ...account.twoStep, isRequired: mfaRequired } },
      )
      refreshUser()
    },
    onError: (error) => showSnackbar(failureText(error), { tone: 'error' }),
  })
}

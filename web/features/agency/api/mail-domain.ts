import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MailDomainInput } from '#shared/api/mail-domain'
import type { AgencyId } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Answer } from '../../../lib/api/route-table'

type MailDomainAnswer = Answer<'GET /api/Agencies/{id}/mail-domain'>
export type MailDomain = NonNullable<MailDomainAnswer['domain']>

/** The domain that an agency's emails are from. */
export const mailDomainQuery = (id: AgencyId) =>
  queryOptions({
    queryKey: ['agency', id, 'mail-domain'],
    queryFn: ({ signal }) => api('GET /api/Agencies/{id}/mail-domain', { params: { id }, signal }),
  })

function useStoredAnswer(id: AgencyId) {
  const queries = useQueryClient()
  return (answer: MailDomainAnswer) => queries.setQueryData(mailDomainQuery(id).queryKey, answer)
}

/** Sets the address that emails are from; who asks shows what is wrong with it. */
export function useSaveMailDomain(id: AgencyId) {
  const store = useStoredAnswer(id)
  return useMutation({
    mutationFn: (body: MailDomainInput) =>
      api('PUT /api/Agencies/{id}/mail-domain', { params: { id }, body }),
    onSuccess: (answer) => {
      store(answer)
      showSnackbar('Sending address saved.')
    },
  })
}

/** Has the DNS records looked at now. */
export function useCheckMailDomain(id: AgencyId) {
  const store = useStoredAnswer(id)
  return useMutation({
    mutationFn: () =>
      api('POST /api/Agencies/{id}/mail-domain/check', { params: { id }, body: {} }),
    onSuccess: (answer) => {
      store(answer)
      showSnackbar(
        answer.domain?.state === 'verified' ? 'Domain verified.' : 'Not all records found yet.',
      )
    },
    onError: (error) => showSnackbar(failureText(error, 'Not checked.'), { tone: 'error' }),
  })
}

/** Goes back to Tembea's address. */
export function useRemoveMailDomain(id: AgencyId) {
  const store = useStoredAnswer(id)
  return useMutation({
    mutationFn: () => api('DELETE /api/Agencies/{id}/mail-domain', { params: { id } }),
    onSuccess: (answer) => {
      store(answer)
      showSnackbar('Domain removed.')
    },
    onError: (error) => showSnackbar(failureText(error, 'Not removed.'), { tone: 'error' }),
  })
}

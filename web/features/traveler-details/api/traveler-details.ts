import { queryOptions, useMutation } from '@tanstack/react-query'
import type { ItineraryId } from '#shared/ids/ids'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Answer } from '../../../lib/api/route-table'

export type Needs = Answer<'GET /api/TravelerNeeds/{id}'>

export const travelerFormsQuery = (id: ItineraryId) =>
  queryOptions({
    queryKey: ['traveler-forms', id],
    queryFn: ({ signal }) => api('GET /api/TravelerForms/{id}', { params: { id }, signal }),
  })

const showFailure = (error: Error) => showSnackbar(failureText(error), { tone: 'error' })

/** Emails the client a link to the forms. */
export const remindTravelers = (id: ItineraryId) => (ownWords: string | undefined) =>
  api('POST /api/TravelerForms/{id}/remind', { params: { id }, body: { ownWords } }).then(
    ({ sentTo }) => `Reminder sent to ${sentTo}.`,
  )

/**
 * What camps need to know. Each call is in the audit trail, so it is made when it is asked for and
 * kept by nobody.
 */
export const useNeeds = (id: ItineraryId) =>
  useMutation({
    mutationFn: () => api('GET /api/TravelerNeeds/{id}', { params: { id } }),
    onError: showFailure,
  })

/** A passport as it was filled in, for whoever asked to see it: in the audit trail, too. */
export const useShowPassport = (id: ItineraryId, slot: string) =>
  useMutation({
    mutationFn: () =>
      api('GET /api/TravelerForms/{id}/{slot}', {
        params: { id, slot },
        query: { part: 'passport' },
      }).then(({ values }) => values.passport ?? {}),
    onError: showFailure,
  })

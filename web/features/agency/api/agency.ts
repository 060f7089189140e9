import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AgencyFileSlot } from '#shared/api/agency-file-slots'
import type { AgencyId } from '#shared/ids/ids'
import { documentTypeOf } from '#shared/media/document-types'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Answer, Sent } from '../../../lib/api/route-table'
import { putFile } from '../../../lib/files/put-file'

export type Agency = Answer<'GET /api/Agencies/{id}'>
export type AgencyChange = Sent<'PATCH /api/Agencies/{id}'>['body']

export const agencyQuery = (id: AgencyId) =>
  queryOptions({
    queryKey: ['agency', id],
    queryFn: ({ signal }) => api('GET /api/Agencies/{id}', { params: { id }, signal }),
  })

interface Change {
  readonly change: AgencyChange
  readonly said: string
  /** What takes it back; nothing is offered without it. */
  readonly undo?: AgencyChange
}

/**
 * Saves a change of an agency, says so with a way back, and shows it in the whole app where it is
 * one's own.
 */
export function useChangeAgency(id: AgencyId) {
  const queries = useQueryClient()
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ change }: Change) =>
      api('PATCH /api/Agencies/{id}', { params: { id }, body: change }),
    onSuccess: (agency, { said, undo }) => {
      queries.setQueryData(agencyQuery(id).queryKey, agency)
      void queries.invalidateQueries({ queryKey: ['agencies'] })
      void queries.invalidateQueries({ queryKey: ['session', 'user'] })
      const run = undo && (() => mutate({ change: undo, said: 'Undone.' }))
      showSnackbar(said, run === undefined ? {} : { action: { label: 'Undo', run } })
    },
    onError: (error) => showSnackbar(failureText(error, 'Not saved.'), { tone: 'error' }),
  })
  return { change: mutate, changeAsync: mutateAsync, isPending }
}

interface Upload {
  readonly slot: AgencyFileSlot
  readonly file: File
  readonly said: string
}

/** Uploads a file to storage, has it checked there, and puts it in its place. */
export function useAgencyFile(id: AgencyId) {
  const { changeAsync } = useChangeAgency(id)
  return useMutation({
    mutationFn: async ({ slot, file, said }: Upload) => {
      const mimeType = documentTypeOf(file) ?? file.type
      const body = {
        userFilename: file.name,
        size: file.size,
        mimeType,
        presentationCategory: 'agency',
      }
      const medium = await api('POST /api/MediaContent', { query: { agencyId: id }, body })
      const { signal } = new AbortController()
      await putFile({ url: medium.url ?? '', file, mimeType, signal, onSent: () => undefined })
      await api('PATCH /api/MediaContent/{id}', {
        params: { id: medium.id },
        body: { status: 'uploaded' },
      })
      return changeAsync({ change: { files: { [slot]: medium.id } }, said })
    },
  })
}

/** Who is erased soon by a rule, which is told apart by when it was set. */
export const retentionQuery = (id: AgencyId, since: string) =>
  queryOptions({
    queryKey: ['agency', id, 'retention', since],
    queryFn: ({ signal }) => api('GET /api/Agencies/{id}/retention', { params: { id }, signal }),
  })

export const termsQuery = (id: AgencyId) =>
  queryOptions({
    queryKey: ['agency', id, 'terms'],
    queryFn: ({ signal }) => api('GET /api/Agencies/{id}/terms', { params: { id }, signal }),
  })

export const acceptancesQuery = (id: AgencyId, version: number) =>
  queryOptions({
    queryKey: ['agency', id, 'terms', version],
    queryFn: ({ signal }) =>
      api('GET /api/Agencies/{id}/terms/{version}/acceptances', {
        params: { id, version },
        signal,
      }),
  })

/** Saves the draft of the terms, and publishes it where that is asked for. */
export function useSaveTerms(id: AgencyId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ text, publishes }: { text: string; publishes: boolean }) => {
      const savedTerms = await api('PATCH /api/Agencies/{id}/terms', {
        params: { id },
        body: { text },
      })
      return publishes
        ? api('POST /api/Agencies/{id}/terms/publish', { params: { id }, body: {} })
        : savedTerms
    },
    onSuccess: (terms, { publishes }) => {
      queries.setQueryData(termsQuery(id).queryKey, terms)
      showSnackbar(publishes ? `Version ${terms.versions[0]?.version} published.` : 'Draft saved.')
    },
    onError: (error) => showSnackbar(failureText(error, 'Not saved.'), { tone: 'error' }),
  })
}

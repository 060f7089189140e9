import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LightboxId, MediaId } from '#shared/ids/ids'
import { maxEdited } from '#shared/library/facets'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { api } from '../../../lib/api/api'
import { failureText } from '../../../lib/api/api-error'
import type { Sent } from '../../../lib/api/route-table'

const lightboxesQuery = queryOptions({
  queryKey: ['lightboxes'],
  queryFn: ({ signal }) => api('GET /api/Lightboxes', { signal }),
})

/** A lightbox with its links and what guests said. */
export const lightboxQuery = (id: LightboxId) =>
  queryOptions({
    queryKey: ['lightboxes', id],
    queryFn: ({ signal }) => api('GET /api/Lightboxes/{id}', { params: { id }, signal }),
    refetchOnWindowFocus: true, // guests answer while it is open
  })

/**
 * The lightboxes of the library, and how media get into them: into one that there is by its name,
 * or a new one.
 */
export function useLightboxes() {
  const queries = useQueryClient()
  const { data: list = [] } = useQuery(lightboxesQuery)
  const add = async (label: string, mediaIds: readonly string[]) => {
    const { id } = await api('POST /api/Lightboxes', { body: { label } })
    const ids = mediaIds as readonly MediaId[] // they come from the library's list
    for (let at = 0; at < ids.length; at += maxEdited)
      await api('PATCH /api/Lightboxes/{id}', {
        params: { id },
        body: { add: ids.slice(at, at + maxEdited) },
      })
    await queries.invalidateQueries({ queryKey: ['lightboxes'] })
  }
  return { list, add }
}

/** Does something to a lightbox; then the list and the lightbox are read again. */
function useLightboxWork<Given, Made>(work: (given: Given) => Promise<Made>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['lightboxes'] }),
    onError: (error) => void showSnackbar(failureText(error), { tone: 'error' }),
  })
}

/** Renames a lightbox, or takes media out of it, which stay in the library. */
export const useChangeLightbox = (id: LightboxId) =>
  useLightboxWork((body: Sent<'PATCH /api/Lightboxes/{id}'>['body']) =>
    api('PATCH /api/Lightboxes/{id}', { params: { id }, body }),
  )

/** Makes a link; only this answer has its address. */
export const useShareLightbox = (lightboxId: LightboxId) =>
  useLightboxWork((body: Omit<Sent<'POST /api/SharedLightboxes'>['body'], 'lightboxId'>) =>
    api('POST /api/SharedLightboxes', { body: { ...body, lightboxId } }),
  )

export const useRevokeLink = () =>
  useLightboxWork((id: string) => api('DELETE /api/SharedLightboxes/{id}', { params: { id } }))

/** Deletes a lightbox with its links; its media stay in the library. */
export function useDeleteLightbox(id: LightboxId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /api/Lightboxes/{id}', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ ...lightboxesQuery, exact: true }),
    onError: (error) => void showSnackbar(failureText(error), { tone: 'error' }),
  })
}

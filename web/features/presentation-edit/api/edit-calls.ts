import { queryOptions } from '@tanstack/react-query'
import type { BlockChanges } from '#shared/api/presentation-edits'
import type { ItineraryId, MediaId } from '#shared/ids/ids'
import { documentTypeOf } from '#shared/media/document-types'
import { api } from '../../../lib/api/api'
import { putFile } from '../../../lib/files/put-file'

/** What the presentation of a trip is made of, with what was edited. */
export const sourceQuery = (id: ItineraryId) =>
  queryOptions({
    queryKey: ['presentation', id, 'source'],
    queryFn: ({ signal }) =>
      api('GET /api/Itineraries/{id}/presentation/source', { params: { id }, signal }),
    staleTime: 5 * 60_000, // addresses of uploads hold for a quarter of an hour
    refetchOnWindowFocus: false,
  })

export const versionsQuery = (id: ItineraryId) =>
  queryOptions({
    queryKey: ['presentation', id, 'versions'],
    queryFn: ({ signal }) =>
      api('GET /api/PresentationEdits/{id}/versions', { params: { id }, signal }),
    staleTime: 0,
  })

export const sendEdits = (itineraryId: ItineraryId, edits: BlockChanges, label?: string) =>
  api('POST /api/PresentationEdits/createOrUpdate', {
    body: { itineraryId, edits, ...(label !== undefined && { label }) },
  })

/** What is stored now; undefined where nothing was edited. */
export async function readEdits(itineraryId: ItineraryId) {
  const filter = JSON.stringify({ where: { itineraryId } })
  const [edits] = await api('GET /api/PresentationEdits', { query: { filter } })
  return edits
}

/**
 * Adds a picture of the agent's to a trip's library.
 * @throws PutFailed, ApiError, Error for a file that is no picture
 */
export async function uploadPicture(
  itineraryId: ItineraryId,
  file: File,
  of: string,
): Promise<MediaId> {
  const mimeType = documentTypeOf(file)
  if (mimeType === undefined || !/^image\/(jpeg|png|webp|avif)$/.test(mimeType)) {
    throw new Error('Choose a JPEG, PNG, WebP or AVIF picture')
  }
  const { id, url = '' } = await api('POST /api/MediaContent', {
    body: {
      itineraryId,
      userFilename: file.name,
      size: file.size,
      mimeType,
      presentationVisibility: true,
      presentationCategory: 'gallery',
      presentationFkKey: `library:${of}`.slice(0, 80),
    },
  })
  const { signal } = new AbortController()
  await putFile({ url, file, mimeType, signal, onSent: () => undefined })
  await api('PATCH /api/MediaContent/{id}', { params: { id }, body: { status: 'uploaded' } })
  return id
}

import { queryOptions } from '@tanstack/react-query'
import type { MediaContent } from '#shared/api/media-content'
import type { ItineraryId, MediaId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'
import type { Sent } from '../../../lib/api/route-table'

/** A file to upload as a document of a trip. */
export interface NewDocument {
  readonly itineraryId: ItineraryId
  readonly userFilename: string
  readonly size: number
  readonly mimeType: string
  readonly presentationOrder: number
}

export type DocumentChange = Sent<'PATCH /api/MediaContent/{id}'>['body']

/** Creates a document for a file; the answer has the upload address. */
export const createDocument = (document: NewDocument, signal: AbortSignal): Promise<MediaContent> =>
  api('POST /api/MediaContent', { body: document, signal })

/** Completes an upload, or restores a removed document. */
export const finishDocument = (id: MediaId, status: 'uploaded' | 'approved' = 'uploaded'): Promise<MediaContent> =>
  changeDocument(id, { status })

export const changeDocument = (id: MediaId, change: DocumentChange): Promise<MediaContent> =>
  api('PATCH /api/MediaContent/{id}', { params: { id }, body: change })

export const removeDocument = (id: MediaId) => api('DELETE /api/MediaContent/{id}', { params: { id } })

/** A document with a fresh address. */
export const freshDocument = (id: MediaId): Promise<MediaContent> =>
  api('GET /api/MediaContent/{id}', { params: { id } })

/** Signed URLs last at least ten minutes, so they are refreshed sooner while shown. */
const freshMs = 8 * 60_000

/** The documents of a trip in order, each with an address to read it from. */
export const documentsQuery = (itineraryId: ItineraryId) =>
  queryOptions({
    queryKey: ['documents', itineraryId],
    queryFn: ({ signal }) => {
      const filter = JSON.stringify({ where: { itineraryId, presentationCategory: 'documents' } })
      return api('GET /api/MediaContent', { query: { filter }, signal })
    },
    staleTime: freshMs,
    refetchInterval: freshMs,
    refetchOnWindowFocus: true,
  })

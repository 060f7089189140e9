import type { MediaContent } from '#shared/api/media-content'
import type { ItineraryId, MediaId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'
import type { Sent } from '../../../lib/api/route-table'

/** A file that is to be a document of a trip. */
export interface NewDocument {
  readonly itineraryId: ItineraryId
  readonly userFilename: string
  readonly size: number
  readonly mimeType: string
  readonly presentationOrder: number
}

export type DocumentChange = Sent<'PATCH /api/MediaContent/{id}'>['body']

/** Makes room for a file; the answer says where to put it. */
export const createDocument = (document: NewDocument, signal: AbortSignal): Promise<MediaContent> =>
  api('POST /api/MediaContent', { body: document, signal })

/** Says that a file is there, or brings back a removed one. */
export const finishDocument = (id: MediaId, status: 'uploaded' | 'approved' = 'uploaded'): Promise<MediaContent> =>
  changeDocument(id, { status })

export const changeDocument = (id: MediaId, change: DocumentChange): Promise<MediaContent> =>
  api('PATCH /api/MediaContent/{id}', { params: { id }, body: change })

export const removeDocument = (id: MediaId) => api('DELETE /api/MediaContent/{id}', { params: { id } })

/** A document with a fresh address. */
export const freshDocument = (id: MediaId): Promise<MediaContent> =>
  api('GET /api/MediaContent/{id}', { params: { id } })

import { queryOptions } from '@tanstack/react-query'
import type { MediaContent } from '#shared/api/media-content'
import type { ClientId, ItineraryId, MediaId } from '#shared/ids/ids'
import { api } from '../../../lib/api/api'
import type { Sent } from '../../../lib/api/route-table'

/** Whose documents: a trip's or a client's. */
export type DocumentOwner = ItineraryId | ClientId

/** The owner as the server's fields name it. */
export const ownerFields = (owner: DocumentOwner) =>
  isClient(owner) ? { clientId: owner } : { itineraryId: owner }

const isClient = (owner: DocumentOwner): owner is ClientId => owner.startsWith('cli_')

/** A file to upload as a document. */
export interface NewDocument {
  readonly owner: DocumentOwner
  readonly userFilename: string
  readonly size: number
  readonly mimeType: string
  readonly presentationOrder: number
}

export type DocumentChange = Sent<'PATCH /api/MediaContent/{id}'>['body']

/** Creates a document for a file; the answer has the upload address. */
export const createDocument = (
  { owner, ...file }: NewDocument,
  signal: AbortSignal,
): Promise<MediaContent> =>
  api('POST /api/MediaContent', { body: { ...file, ...ownerFields(owner) }, signal })

/** Completes an upload, or restores a removed document. */
export const finishDocument = (
  id: MediaId,
  status: 'uploaded' | 'approved' = 'uploaded',
): Promise<MediaContent> => changeDocument(id, { status })

export const changeDocument = (id: MediaId, change: DocumentChange): Promise<MediaContent> =>
  api('PATCH /api/MediaContent/{id}', { params: { id }, body: change })

export const removeDocument = (id: MediaId) =>
  api('DELETE /api/MediaContent/{id}', { params: { id } })

/** A document with a fresh address. */
export const freshDocument = (id: MediaId): Promise<MediaContent> =>
  api('GET /api/MediaContent/{id}', { params: { id } })

/** Signed URLs last at least ten minutes, so they are refreshed sooner while shown. */
const freshMs = 8 * 60_000

/** How often a list is asked for while one of its files is being scanned for viruses. */
const scanMs = 10_000

/** The documents of a trip or a client in order, each with an address to read it from. */
export const documentsQuery = (owner: DocumentOwner) =>
  queryOptions({
    queryKey: ['documents', owner],
    queryFn: ({ signal }) => {
      const filter = JSON.stringify({
        where: { ...ownerFields(owner), presentationCategory: 'documents' },
      })
      return api('GET /api/MediaContent', { query: { filter }, signal })
    },
    staleTime: freshMs,
    refetchInterval: ({ state }) =>
      state.data?.some(({ scan }) => scan === 'pending') ? scanMs : freshMs,
    refetchOnWindowFocus: true,
  })

import { api } from '../../../lib/api/api'
import type { Answer } from '../../../lib/api/route-table'
import { privateCache } from '../../../lib/session/private-cache'

type Document = Answer<'GET /api/MediaContent'>[number]

const filterOf = (tripId: string): string => JSON.stringify({ where: { itineraryId: tripId } })

export const askDocuments = (tripId: string, signal: AbortSignal) =>
  api('GET /api/MediaContent', { query: { filter: filterOf(tripId) }, signal })

/** Where a trip's documents are asked for. */
export const documentsPath = (tripId: string): string =>
  `/api/MediaContent?${new URLSearchParams({ filter: filterOf(tripId) })}`

/** Addresses of storage are signed anew at every answer: a file is kept by the document's id. */
const keptAs = ({ id }: Pick<Document, 'id'>): string => `/media/documents/${id}`

const maxKept = 20_000_000

/** Keeps files for reading without a connection; large ones are left to whoever opens them. */
export async function keepDocuments(documents: readonly Document[]): Promise<void> {
  if (!('caches' in globalThis) || !navigator.onLine) return
  const cache = await caches.open(privateCache)
  for (const document of documents) {
    if (document.size > maxKept || (await cache.match(keptAs(document))) !== undefined) continue
    const file = document.url && (await fetch(document.url).catch(() => undefined)) // kept when the trip is next opened
    if (file !== undefined && file !== '' && file.ok) await cache.put(keptAs(document), file)
  }
}

/** An address of the file as it is kept on this device. */
export async function keptDocument(document: Document): Promise<string | undefined> {
  const file = await caches.match(keptAs(document))
  return file && URL.createObjectURL(await file.blob())
}

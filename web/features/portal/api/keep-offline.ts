import type { PortalTrip } from '#shared/api/portal-shapes'
import { artUrl, mediaUrl } from '../../../lib/media/picture-url'
import { privateCache } from '../../../lib/session/private-cache'
import { readToken } from '../../../lib/session/token'
import { documentsPath } from './documents'
import { messagesPath } from './messages'

/**
 * Of built files and the map's shapes, which are everybody's; the service worker knows the name,
 * too.
 */
const filesCache = 'tembea-files'
const mapShapes = ['/map/africa.json', '/map/areas.json']

/**
 * Fetches what a trip needs to be read without a connection: what the page has loaded before the
 * service worker took over, and what would only be loaded further down. Answers that are kept stay;
 * the service worker brings them up to date.
 */
export async function keepOffline(trip: PortalTrip): Promise<void> {
  if (!('caches' in globalThis) || !navigator.onLine || import.meta.env.DEV) return
  await import('../model/calendar-file')
  const loadedFiles = performance.getEntriesByType('resource').map(({ name }) => name)
  const assets = loadedFiles.filter((name) => new URL(name).pathname.startsWith('/assets/'))
  const pictures = [trip.image, ...trip.parts.map(({ image }) => image)].map((key) => mediaUrl(key))
  await add(filesCache, [...assets, ...mapShapes, '/client'])
  await add(privateCache, [...pictures, artUrl({ seed: trip.id })])
  await add(privateCache, [
    '/api/portal',
    `/api/portal/trips/${trip.id}`,
    ...(trip.isShareOnly ? [] : [messagesPath(trip.id), documentsPath(trip.id)]),
  ])
}

/** One that fails is left out: it is kept when it is next opened. */
async function add(name: string, addresses: readonly (string | undefined)[]): Promise<void> {
  const headers = { authorization: readToken() ?? '' }
  const cache = await caches.open(name)
  for (const address of new Set(addresses)) {
    if (address === undefined || (await cache.match(address)) !== undefined) continue
    await cache
      .add(new Request(address, { headers: address.startsWith('/api/') ? headers : {} }))
      .catch(() => undefined)
  }
}

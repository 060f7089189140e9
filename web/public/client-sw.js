// Keeps what a signed-in client opens in the portal, so that it can be read without a connection. Built files and pictures
// come from the cache first, answers from the network first. `tembea-client` holds what is private: signing in or out
// deletes it (features/portal/api/client-session.ts).
const files = 'tembea-files'
const own = 'tembea-client'
const page = '/client'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === page || pathname.startsWith(`${page}/`))
      event.respondWith(fresh(request, { cache: files, key: page }))
  } else if (/^\/(assets|map)\//.test(pathname)) event.respondWith(kept(request, files))
  else if (pathname.startsWith('/media/')) event.respondWith(kept(request, own))
  else if (/^\/api\/(portal|Messages|MediaContent)/.test(pathname)) event.respondWith(fresh(request, { cache: own }))
})

/** From the network, and what it said last where there is none. */
async function fresh(request, { cache, key = request }) {
  const store = await caches.open(cache)
  try {
    const answer = await fetch(request)
    if (answer.ok) await store.put(key, answer.clone())
    return answer
  } catch (error) {
    const known = await store.match(key)
    if (known !== undefined) return known
    throw error
  }
}

/** From the cache; what is not there yet is fetched and kept. */
async function kept(request, cache) {
  const store = await caches.open(cache)
  const known = await store.match(request)
  if (known !== undefined) return known
  const answer = await fetch(request)
  if (answer.ok) await store.put(request, answer.clone())
  return answer
}

// Keeps what a signed-in client opens in the portal, so that it can be read without a connection. Files with a hash in their
// name and pictures come from the cache first; other files, pages and answers from the network first. In the agents' app it keeps the page and the built
// files; their answers are kept by web/lib/api/kept-answers.ts. `tembea-client` holds what is private: signing in or
// out deletes it (features/portal/api/client-session.ts).
const files = 'tembea-files'
const own = 'tembea-client'
const isPortal = self.registration.scope.endsWith('/client')
const page = isPortal ? '/client' : '/builder'
/** A connection that answers no sooner counts as none, where something is kept. */
const patienceMs = { page: 4_000, file: 4_000, answer: 10_000 }
/** Files that may change under their name: maps and fonts. */
const unhashed = /^\/(map|fonts)\//

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.headers.has('range')) return // parts of a film can’t be kept
  if (!isPortal) {
    // Any address of the agents' app is the same page. Others, such as files, fail as they would without us.
    if (request.mode === 'navigate' && !/^\/(client|_?api|media)(\/|$)/.test(pathname))
      event.respondWith(freshOrPage(request))
    else answerFile(event, pathname)
    return
  }
  if (request.mode === 'navigate') {
    // A file of its own, which must not be kept as the portal's page.
    if (pathname === '/client/login') event.respondWith(freshOrPage(request))
    else if (pathname === page || pathname.startsWith(`${page}/`))
      event.respondWith(freshPage(event))
  } else if (answerFile(event, pathname)) return
  else if (pathname.startsWith('/media/')) event.respondWith(kept(request, own))
  else if (/^\/api\/(portal|Messages|MediaContent)/.test(pathname))
    event.respondWith(
      fresh(event, { store: caches.open(own), key: request, patience: patienceMs.answer }),
    )
})

/** The agents' app says which files it needs without a connection. One at a time: what the page asks for comes first. */
self.addEventListener('message', (event) => {
  const { data } = event
  if (isPortal || !Array.isArray(data?.files)) return
  const keepAll = async () => {
    await freshPage({ request: new Request(page), waitUntil: (work) => event.waitUntil(work) })
    for (const file of data.files) await keepFile(event, new Request(file)).catch(() => undefined)
  }
  event.waitUntil(keepAll())
})

/** An address from the network, and the kept page where there is none. */
const freshOrPage = (request) =>
  fetch(request).catch(async (error) => (await caches.match(page)) ?? Promise.reject(error))

/** Answers a request for a file of the app, and says whether it was one. */
function answerFile(event, pathname) {
  const isFile = pathname.startsWith('/assets/') || unhashed.test(pathname)
  if (isFile) event.respondWith(keepFile(event, event.request))
  return isFile
}

/** A file of the app: what may change under its name is asked for each time. */
async function keepFile(event, request) {
  if (!unhashed.test(new URL(request.url).pathname)) return kept(request, files)
  return fresh(
    { request, waitUntil: (work) => event.waitUntil(work) },
    { store: caches.open(files), key: request, patience: patienceMs.file },
  )
}

/** The one page of the portal. One of another build takes the built files of the last one with it. */
async function freshPage(event) {
  const store = await caches.open(files)
  const before = await store.match(page).then((answer) => answer?.text())
  const answer = await fresh(event, { store, key: page, patience: patienceMs.page })
  const now = await answer.clone().text()
  if (before !== undefined && before !== now)
    for (const old of await store.keys()) if (old.url.includes('/assets/')) await store.delete(old)
  return answer
}

/** From the network, and what it said last where there is none. */
async function fresh(event, { store: opening, key, patience }) {
  const store = await opening
  const known = await store.match(key)
  const asked = fetch(event.request).then((answer) => {
    if (answer.ok) event.waitUntil(store.put(key, answer.clone()))
    return answer
  })
  if (known === undefined) return asked
  const tooLate = new Promise((resolve) => setTimeout(resolve, patience, known))
  return Promise.race([asked, tooLate]).catch(() => known)
}

/** From the cache; what is not there yet is fetched and kept. Without a connection any size of a picture will do. */
async function kept(request, cache) {
  const store = await caches.open(cache)
  const known = await store.match(request)
  if (known !== undefined) return known
  try {
    const answer = await fetch(request)
    if (answer.ok) await store.put(request, answer.clone())
    return answer
  } catch (error) {
    const other = await store.match(request, { ignoreSearch: true })
    if (other !== undefined) return other
    throw error
  }
}

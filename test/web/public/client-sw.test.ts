import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

type Handler = (event: object) => void

/** The portal's service worker, with what the network answers and what it keeps. */
function portalWorker(answerOf: (path: string) => Promise<Response>) {
  const handlers = new Map<string, Handler>()
  const kept = new Map<string, Response>()
  const keyOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://tembea.example').pathname
  const store = {
    match: async (request: string) => kept.get(keyOf(request))?.clone(),
    put: async (request: string, answer: Response) => void kept.set(keyOf(request), answer),
    keys: async () => [],
    delete: async () => true,
  }
  const self = {
    location: new URL('https://tembea.example/client-sw.js'),
    registration: { scope: 'https://tembea.example/client' },
    addEventListener: (kind: string, handler: Handler) => void handlers.set(kind, handler),
  }
  runInNewContext(readFileSync('web/public/client-sw.js', 'utf8'), {
    self,
    addEventListener: self.addEventListener,
    caches: { open: async () => store, match: store.match },
    fetch: (request: { url: string }) => answerOf(keyOf(request)),
    setTimeout,
    URL,
  })
  const open = async (path: string): Promise<string> => {
    const works: Promise<unknown>[] = []
    const respondWith = vi.fn((answer: Promise<Response>) => answer)
    const url = `https://tembea.example${path}`
    const request = { url, method: 'GET', mode: 'navigate', headers: new Headers() }
    handlers.get('fetch')?.({
      request,
      respondWith,
      waitUntil: (one: Promise<unknown>) => works.push(one),
    })
    const answer = await respondWith.mock.calls[0]?.[0]
    const text = (await answer?.clone().text()) ?? ''
    await Promise.all(works)
    return text
  }
  return { open, kept }
}

test('the file where clients sign in is not kept as the portal’s page, which stands in for it without a connection', async () => {
  let isOnline = true
  const { open, kept } = portalWorker(async (path) => {
    if (!isOnline) throw new TypeError('away')
    return new Response(path === '/client/login' ? 'sign-in' : 'portal')
  })
  expect(await open('/client/trips/itn_1')).toBe('portal')
  expect(await open('/client/login')).toBe('sign-in')
  expect(await kept.get('/client')?.clone().text()).toBe('portal')
  isOnline = false
  expect(await open('/client/trips/itn_1')).toBe('portal')
  expect(await open('/client/login')).toBe('portal')
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { edgeHeadersFor } from '../../../../infra/local/site/edge-headers'
import { staticFiles } from '../../../../infra/local/site/static-files'

let folder: string
let server: Server
let origin: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-site-'))
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true })
  writeFileSync(
    join(folder, 'web', 'index.html'),
    '<!doctype html><title>Tembea</title>'.repeat(20),
  )
  writeFileSync(join(folder, 'web', 'assets', 'app-1a2b.js'), 'export const a = 1;'.repeat(100))
  writeFileSync(join(folder, 'web', 'assets', 'font.woff2'), 'font')
  for (const file of ['client-sw.js', 'map/africa.json', 'favicon.svg', 'fonts/one.woff2']) {
    mkdirSync(dirname(join(folder, 'web', file)), { recursive: true })
    writeFileSync(join(folder, 'web', file), 'file')
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const site = staticFiles(join(folder, 'web'), edgeHeadersFor('http://storage.example'))
  server = createServer((request, response) =>
    site.serve(request, response, (request.url ?? '').split('?')[0] ?? ''),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}${path}`, { headers, method })

test('any address without a dot is the one page, which nobody keeps', async () => {
  for (const path of ['/', '/builder', '/itinerary/edit/itn_1']) {
    const answer = await get(path)
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
    ]).toEqual([200, 'text/html; charset=utf-8', 'no-store'])
    expect(await answer.text()).toContain('Tembea')
  }
})

test('a hashed file is kept for a year and compressed as the browser likes', async () => {
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  expect(await answer.text()).toContain('export const a = 1;')
  expect(
    (await get('/assets/app-1a2b.js', { 'accept-encoding': 'identity' })).headers.get(
      'content-encoding',
    ),
  ).toBeNull()
  expect(
    (await get('/assets/font.woff2', { 'accept-encoding': 'br' })).headers.get('content-encoding'),
  ).toBeNull()
})

test('a file without a hash in its name is asked after each time, and is immutable nowhere', async () => {
  for (const path of ['/client-sw.js', '/map/africa.json', '/favicon.svg', '/fonts/one.woff2'])
    expect([path, (await get(path)).headers.get('cache-control')]).toEqual([
      path,
      'public, no-cache',
    ])
})

test('what a browser has unchanged is not sent again', async () => {
  const etag = (await get('/assets/app-1a2b.js')).headers.get('etag') ?? ''
  const answer = await get('/assets/app-1a2b.js', { 'if-none-match': etag })
  expect([answer.status, await answer.text()]).toEqual([304, ''])
})

test('carries the security headers of the edge', async () => {
  const { headers } = await get('/')
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.has('strict-transport-security')).toBe(false)
})

test.each(['/../secret.txt', '/assets/../../secret.txt', '/missing.js', '/%2e%2e/secret.txt'])(
  '%s is not found',
  async (path) => {
    const answer = await get(path)
    expect(await answer.text()).not.toContain('secret')
    expect(answer.status).toBe(404)
  },
)

test('only reading is allowed, and HEAD sends no body', async () => {
  const post = await get('/', {}, 'POST')
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  const head = await get('/assets/app-1a2b.js', {}, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
})

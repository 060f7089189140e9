import type { Context } from 'aws-lambda'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type RunningGateway, runGateway, sendRaw } from './support'

let gateway: RunningGateway
afterEach(() => gateway.stop())

const ask = (path: string, init?: RequestInit) => fetch(`${gateway.origin}${path}`, init)

test('sends status, headers, cookies and body of a function, and what the edge adds', async () => {
  gateway = await runGateway({
    'GET /api/a': async () => ({
      statusCode: 201,
      headers: { 'Content-Type': 'application/json', ETag: '"7"', 'content-length': '999' },
      cookies: ['a=1; Path=/', 'b=2'],
      body: '{"ok":true}',
    }),
  })
  const answer = await ask('/api/a')
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ ok: true })
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    etag: '"7"',
    'content-length': '11',
    'x-content-type-options': 'nosniff',
    'apigw-requestid': expect.stringMatching(/=$/),
  })
})

test('decodes a base64 answer to the same bytes', async () => {
  const bytes = Buffer.from([0, 255, 137, 80, 78, 71])
  gateway = await runGateway({
    'GET /api/a': () => ({
      statusCode: 200,
      headers: { 'content-type': 'image/png' },
      body: bytes.toString('base64'),
      isBase64Encoded: true,
    }),
  })
  const answer = await ask('/api/a')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
})

test('one slash at the end of a route’s address is let go, as the edge does', async () => {
  gateway = await runGateway({
    'POST /api/Clients/check-email': (event) => ({
      route: event.routeKey,
      path: event.rawPath,
      q: event.rawQueryString,
    }),
    'GET /api/Clients/{id}': (event) => ({ id: event.pathParameters?.id }),
  })
  const asked = await ask('/api/Clients/check-email/?a=1', { method: 'POST' })
  expect(await asked.json()).toEqual({
    route: 'POST /api/Clients/check-email',
    path: '/api/Clients/check-email',
    q: 'a=1',
  })
  expect(await (await ask('/api/Clients/cli_1/')).json()).toEqual({ id: 'cli_1' })
})

test('a bare value is sent as JSON, and an answer without a type as text', async () => {
  gateway = await runGateway({
    'GET /api/bare': () => ({ hello: 'Jambo' }),
    'GET /api/text': () => ({ statusCode: 200, body: 'Jambo' }),
  })
  const bare = await ask('/api/bare')
  expect([bare.headers.get('content-type'), await bare.json()]).toEqual([
    'application/json',
    { hello: 'Jambo' },
  ])
  expect((await ask('/api/text')).headers.get('content-type')).toBe('text/plain;charset=UTF-8')
})

test('unknown routes of the API are not found, everything else is served elsewhere', async () => {
  gateway = await runGateway({ 'GET /api/a': () => ({ statusCode: 200 }) })
  for (const path of ['/api/b', '/_api/b', '/api', '/api/a//']) {
    const answer = await ask(path)
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'request.unknown-route'])
  }
  expect((await ask('/api/a', { method: 'POST' })).status).toBe(404)
  expect(await (await ask('/builder')).text()).toBe('elsewhere')
})

test('broken percent-encoding in a path is a bad request', async () => {
  gateway = await runGateway({ 'GET /api/{id}': () => ({ statusCode: 200 }) })
  const answer = await sendRaw(
    gateway.port,
    'GET /api/%zz HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})

test('a function that throws, rejects or cannot be loaded is an internal server error that tells nothing', async () => {
  gateway = await runGateway({
    'GET /api/throws': () => {
      throw new Error('secret')
    },
    'GET /api/rejects': async () => {
      throw new Error('secret')
    },
  })
  for (const path of ['/api/throws', '/api/rejects']) {
    const answer = await ask(path)
    const text = await answer.clone().text()
    expect([answer.status, await codeOf(answer)]).toEqual([500, 'unknown'])
    expect(text).not.toContain('secret')
  }
  expect(gateway.failures.map(({ name }) => name)).toEqual(['GET /api/throws', 'GET /api/rejects'])
})

test('a wrong method is told the right ones, and a wrong address that it is none', async () => {
  gateway = await runGateway({})
  const wrong = await ask('/api/Clients/cli_1', { method: 'PUT' })
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, PATCH'])
  expect(await codeOf(wrong)).toBe('request.method-not-allowed')
  expect((await ask('/api/Clients', { method: 'HEAD' })).status).toBe(405)
  const none = await ask('/api/constructor')
  expect([none.status, await codeOf(none), none.headers.get('allow')]).toEqual([
    404,
    'request.unknown-route',
    null,
  ])
})

/** The code of a refusal, which has the shape of every error. */
async function codeOf(answer: Response): Promise<string> {
  const { error } = z.strictObject({ error: refusal }).parse(await answer.json())
  return error.code
}
const refusal = z.strictObject({
  code: z.string(),
  message: z.string().check(z.minLength(1)),
  requestId: z.string().check(z.minLength(1)),
})

test('an answer that HTTP cannot carry is an internal server error', async () => {
  gateway = await runGateway({
    'GET /api/split': () => ({
      statusCode: 200,
      headers: { 'x-name': 'a\r\nSet-Cookie: stolen=1' },
    }),
    'GET /api/status': () => ({ statusCode: 42 }),
    'GET /api/large': () => ({ statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024) }),
    'GET /api/quoted': () => ({ statusCode: 200, body: '"'.repeat(4 * 1024 * 1024) }), // 8 MB as JSON
  })
  for (const path of ['/api/split', '/api/status', '/api/large', '/api/quoted'])
    expect((await ask(path)).status).toBe(500)
  expect(
    gateway.failures.map(({ error }) => String(error)).filter((text) => text.includes('6 MB')),
  ).toHaveLength(2)
})

test('a function that takes too long is given up, and its late answer dropped', async () => {
  let finished = false
  gateway = await runGateway(
    {
      'GET /api/slow': async () => {
        await new Promise((resolve) => setTimeout(resolve, 250))
        finished = true
        return { statusCode: 200 }
      },
    },
    { timeoutSeconds: 0.06 },
  )
  const answer = await ask('/api/slow')
  expect([answer.status, await codeOf(answer)]).toEqual([500, 'unknown'])
  await expect.poll(() => finished).toBe(true)
  expect(gateway.failures.map(({ error }) => String(error))).toEqual([
    'Error: Task timed out after 0.06 seconds',
  ])
})

test('the time of a function begins when it was loaded', async () => {
  const load = async () => {
    await new Promise((resolve) => setTimeout(resolve, 250))
    return () => ({ statusCode: 200 })
  }
  const route = { method: 'GET', path: '/api/loads', name: 'loads', load }
  gateway = await runGateway({}, { routes: [route], timeoutSeconds: 0.06 })
  expect((await ask('/api/loads')).status).toBe(200)
  expect(gateway.failures).toEqual([])
})

test('a function sees the memory and the time of its description, and how long it still has', async () => {
  const load = async () => (_: unknown, context: Context) => ({
    left: context.getRemainingTimeInMillis(),
    memory: context.memoryLimitInMB,
  })
  const named = (name: string) => ({ method: 'GET', path: `/api/${name}`, name, load })
  gateway = await runGateway(
    {},
    { routes: ['getClient', 'findTripStarts', 'askProviders'].map(named) },
  )
  const seen = z.object({ left: z.number(), memory: z.string() })
  for (const { name, seconds, memory } of [
    { name: 'getClient', seconds: 29, memory: '256' },
    { name: 'findTripStarts', seconds: 29, memory: '1024' },
    { name: 'askProviders', seconds: 300, memory: '256' },
  ]) {
    const got = seen.parse(await (await ask(`/api/${name}`)).json())
    expect(got.memory).toBe(memory)
    expect(got.left).toBeGreaterThan(seconds * 1000 - 2_000)
    expect(got.left).toBeLessThanOrEqual(seconds * 1000)
  }
})

const megabyte = 1024 * 1024
test('a body passes whose event Lambda carries; more than 6 MB of JSON or base64 does not, told or found', async () => {
  gateway = await runGateway({ 'POST /api/a': (event) => ({ size: event.body?.length }) })
  const post = (body: BodyInit, extra: object = {}) =>
    ask('/api/a', { method: 'POST', headers: { 'content-type': 'text/plain' }, body, ...extra })
  const most = 6 * megabyte - 4_096 // the rest of the event has room in these
  expect(await (await post('x'.repeat(most))).json()).toEqual({ size: most })
  const binary = { headers: { 'content-type': 'application/pdf' } }
  const tooMuch = [
    await post('x'.repeat(6 * megabyte)),
    await post('"'.repeat(most / 2 + 4_096)),
    await post(Buffer.alloc(5 * megabyte), binary),
    await post('x'.repeat(10 * megabyte + 1)),
  ]
  for (const told of tooMuch)
    expect([told.status, await codeOf(told)]).toEqual([413, 'request.too-large'])
  const stream = new ReadableStream({
    start(controller) {
      for (let index = 0; index < 11; index++) controller.enqueue(Buffer.alloc(megabyte, 'x'))
      controller.close()
    },
  })
  expect((await post(stream, { duplex: 'half' })).status).toBe(413)
})

test('an address longer than the edge takes, and headers larger than the gateway takes, are told so', async () => {
  gateway = await runGateway({ 'GET /api/a': (event) => ({ size: event.rawQueryString.length }) })
  const address = (bytes: number) => `/api/a?filter=${'x'.repeat(bytes - '/api/a?filter='.length)}`
  expect((await ask(address(8_192))).status).toBe(200)
  for (const path of [address(8_193), `/trips?${address(9_000)}`]) {
    const long = await ask(path)
    expect([long.status, await codeOf(long)]).toEqual([413, 'request.too-large'])
  }
  const withHeader = (name: string, bytes: number) =>
    ask('/api/a', { headers: { [name]: 'x'.repeat(bytes) } })
  expect((await withHeader('if-match', 9_000)).status).toBe(200)
  expect((await withHeader('cookie', 12_000)).status).toBe(200) // the edge sends none on
  const large = await withHeader('if-match', 10_240)
  expect([large.status, await codeOf(large)]).toEqual([431, 'request.too-large'])
})

test('a caller that goes away half-way through its body calls no function', async () => {
  let called = 0
  gateway = await runGateway({ 'POST /api/a': () => ({ called: ++called }) })
  await sendRaw(
    gateway.port,
    'POST /api/a HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\nhalf',
  ).catch(() => '')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(called).toBe(0)
})

test('the code of a function is loaded once, at its first request', async () => {
  let loads = 0
  gateway = await runGateway(
    {},
    {
      routes: [
        {
          method: 'GET',
          path: '/api/a',
          name: 'a',
          load: async () => {
            loads += 1
            return () => ({ statusCode: 200 })
          },
        },
      ],
    },
  )
  expect(loads).toBe(0)
  for (let index = 0; index < 3; index++) expect((await ask('/api/a')).status).toBe(200)
  expect(loads).toBe(1)
})

test('the edge keeps what everybody may keep, for as long as the answer says, and asks anew when it is told to', async () => {
  let calls = 0
  const answer = (cacheControl: string) => async () => ({
    statusCode: 200,
    headers: { 'content-type': 'application/json', 'cache-control': cacheControl },
    body: String(++calls),
  })
  const route = (path: string, cacheControl: string, isCacheable: boolean) => ({
    method: 'GET',
    path,
    name: path,
    isCacheable,
    load: async () => answer(cacheControl),
  })
  gateway = await runGateway(
    {},
    {
      routes: [
        route('/api/kept', 'public, max-age=2', true),
        route('/api/own', 'no-store', true),
        route('/api/private', 'public, max-age=2', false),
      ],
    },
  )
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const got = await ask(path, { headers })
    return [await got.text(), got.headers.get('x-cache')]
  }
  expect([await get('/api/kept?x'), await get('/api/kept?x'), await get('/api/kept?y')]).toEqual([
    ['1', null],
    ['1', 'Hit'],
    ['2', null],
  ])
  expect(await get('/api/kept?x', { 'cache-control': 'no-cache' })).toEqual(['3', null])
  expect([
    await get('/api/own'),
    await get('/api/own'),
    await get('/api/private'),
    await get('/api/private'),
  ]).toEqual([
    ['4', null],
    ['5', null],
    ['6', null],
    ['7', null],
  ])
  await new Promise((resolve) => setTimeout(resolve, 2_050))
  expect(await get('/api/kept?x')).toEqual(['8', null])
})

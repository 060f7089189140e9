import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningGateway, runGateway, sendRaw } from './support'

let gateway: RunningGateway
let last: APIGatewayProxyEventV2 | undefined
beforeAll(async () => {
  const keep = (event: APIGatewayProxyEventV2) => {
    last = event
    return { statusCode: 204 }
  }
  gateway = await runGateway({
    'GET /api/Camps': keep,
    'GET /api/Camps/{id}': keep,
    'POST /api/Camps': keep,
  })
})
afterAll(() => gateway.stop())

async function eventOf(path: string, init?: RequestInit): Promise<APIGatewayProxyEventV2> {
  last = undefined
  const answer = await fetch(`${gateway.origin}${path}`, init)
  if (last === undefined) throw new Error(`no event: ${answer.status}`)
  return last
}

async function eventOfRaw(text: string): Promise<APIGatewayProxyEventV2> {
  last = undefined
  const answer = await sendRaw(gateway.port, text)
  if (last === undefined) throw new Error(answer)
  return last
}

test('says what was asked, of whom, by whom and when', async () => {
  const before = Date.now()
  const event = await eventOf('/api/Camps/MOMBO?limit=2', { headers: { 'User-Agent': 'Test/1' } })
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: 'GET /api/Camps/{id}',
    rawPath: '/api/Camps/MOMBO',
    rawQueryString: 'limit=2',
    pathParameters: { id: 'MOMBO' },
    queryStringParameters: { limit: '2' },
    isBase64Encoded: false,
    requestContext: {
      routeKey: 'GET /api/Camps/{id}',
      stage: '$default',
      http: {
        method: 'GET',
        path: '/api/Camps/MOMBO',
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'Test/1',
      },
    },
  })
  expect(event.requestContext.timeEpoch).toBeGreaterThanOrEqual(before)
  expect(event.requestContext.time).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/)
  expect(event.requestContext.requestId).toMatch(/^[A-Za-z0-9]{15}=$/)
})

test('leaves out what is empty', async () => {
  const event = await eventOf('/api/Camps')
  for (const absent of ['body', 'cookies', 'queryStringParameters', 'pathParameters'])
    expect(event).not.toHaveProperty(absent)
  expect(event.rawQueryString).toBe('')
})

test('decodes path parameters and the path itself', async () => {
  const event = await eventOf('/api/Camps/Caf%C3%A9%20%2B%25?x=%20')
  expect(event.pathParameters).toEqual({ id: 'Café +%' })
  expect(event.rawPath).toBe('/api/Camps/Café +%')
  expect(event.rawQueryString).toBe('x=%20')
})

test('takes an encoded slash for a slash, and cuts the path at an encoded question mark', async () => {
  expect((await fetch(`${gateway.origin}/api/Camps/a%2Fb`)).status).toBe(404)
  expect((await eventOf('/api/Camps/a%3Fb')).pathParameters).toEqual({ id: 'a' })
})

test('joins the values of one query parameter with commas, and keeps the raw text', async () => {
  const event = await eventOf(
    '/api/Camps?c=BW&c=KE&filter=%7B%22a%22%3A1%7D&q=a+b&empty=&flag&&broken=%zz',
  )
  expect(event.queryStringParameters).toEqual({
    c: 'BW,KE',
    filter: '{"a":1}',
    q: 'a b',
    empty: '',
    flag: '',
    broken: '%zz',
  })
  expect(event.rawQueryString).toContain('c=BW&c=KE&filter=%7B')
})

test('shows a parameter called __proto__ instead of losing it', async () => {
  const event = await eventOf('/api/Camps?__proto__=x&constructor=y')
  expect(Object.entries(event.queryStringParameters ?? {})).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ])
  expect(Object.getPrototypeOf(event.queryStringParameters)).toBe(Object.prototype)
})

test('gives header names in lower case, joins repeated ones, and leaves out those of one connection', async () => {
  const event = await eventOfRaw(
    'GET /api/Camps HTTP/1.1\r\nHost: h\r\nX-Tag: a\r\nx-tag: b\r\nX-Forwarded-For: 6.6.6.6\r\nConnection: close\r\nKeep-Alive: 1\r\n\r\n',
  )
  expect(event.headers).toMatchObject({
    host: 'h',
    'x-tag': 'a,b',
    'x-forwarded-for': '6.6.6.6, 127.0.0.1, 127.0.0.1',
    'x-forwarded-proto': 'http',
  })
  expect(event.headers).not.toHaveProperty('connection')
  expect(event.headers).not.toHaveProperty('keep-alive')
  expect(event.headers['x-amzn-trace-id']).toMatch(/^Root=1-[0-9a-f]{8}-[0-9a-f]{24}$/)
  expect(event.requestContext.http.sourceIp).toBe('127.0.0.1')
})

test('takes cookies out of the headers, each by itself', async () => {
  const event = await eventOfRaw(
    'GET /api/Camps HTTP/1.1\r\nHost: h\r\nCookie: a=1; b=2;\r\nCookie: c=3\r\nConnection: close\r\n\r\n',
  )
  expect(event.cookies).toEqual(['a=1', 'b=2', 'c=3'])
  expect(event.headers).not.toHaveProperty('cookie')
})

test.each([
  ['application/json', false],
  ['application/json; charset=utf-8', false],
  ['Text/Plain', false],
  ['application/xml', false],
  ['application/javascript', false],
  ['application/x-www-form-urlencoded', true],
  ['application/octet-stream', true],
  ['image/png', true],
  ['application/vnd.api+json', true],
])('a body of %s comes in base64: %s', async (type, binary) => {
  const event = await eventOf('/api/Camps', {
    method: 'POST',
    headers: { 'content-type': type },
    body: Buffer.from('{"é":1}'),
  })
  expect(event.isBase64Encoded).toBe(binary)
  expect(event.body).toBe(binary ? Buffer.from('{"é":1}').toString('base64') : '{"é":1}')
})

test('a body without a type comes in base64', async () => {
  const event = await eventOfRaw(
    'POST /api/Camps HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
  )
  expect(event).toMatchObject({ isBase64Encoded: true, body: 'e30=' })
})

test('no two requests have the same id', async () => {
  const ids = await Promise.all(
    Array.from({ length: 50 }, async () =>
      eventOf('/api/Camps').then((event) => event.requestContext.requestId),
    ),
  )
  expect(ids).toHaveLength(50)
  const first = await eventOf('/api/Camps')
  const second = await eventOf('/api/Camps')
  expect(first.requestContext.requestId).not.toBe(second.requestContext.requestId)
})

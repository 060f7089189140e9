import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedWire } from '../../../../functions/data/table/dynamo-wire'

let server: Server
let answer: RequestListener = (_, response) => response.end('{}')
let seen: { readonly request: IncomingMessage; readonly body: string }[] = []

beforeEach(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv('AWS_SESSION_TOKEN', 'session')
  vi.stubEnv('AWS_REGION', 'us-east-1')
  seen = []
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ request, body })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  vi.unstubAllEnvs()
  server.close()
  server.closeAllConnections()
})

function wire(timeLimitMs = 2_000) {
  const { port }: AddressInfo = Object(server.address())
  return signedWire({ endpoint: `http://127.0.0.1:${port}`, timeLimitMs })
}

test('a call is signed for DynamoDB with the credentials of the environment', async () => {
  answer = (_, response) => response.writeHead(200).end('{"Item":"ü"}')
  expect(await wire()('GetItem', '{"text":"ü"}')).toEqual({ status: 200, text: '{"Item":"ü"}' })
  const [{ request, body } = { request: undefined, body: '' }] = seen
  expect(body).toBe('{"text":"ü"}')
  expect(request?.headers).toMatchObject({
    'content-type': 'application/x-amz-json-1.0',
    'content-length': '13',
    'x-amz-target': 'DynamoDB_20120810.GetItem',
    'x-amz-security-token': 'session',
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/us-east-1\/dynamodb\/aws4_request, .*x-amz-target.*Signature=[\da-f]{64}$/,
    ),
  })
})

test('calls one after the other go over one connection', async () => {
  answer = (_, response) => response.end('{}')
  const send = wire()
  for (let call = 0; call < 5; call++) await send('GetItem', '{}')
  expect(new Set(seen.map(({ request }) => request.socket.remotePort)).size).toBe(1)
})

test('an answer of another status is handed on as it is', async () => {
  answer = (_, response) => response.writeHead(400).end('{"__type":"x#ValidationException"}')
  expect(await wire()('Query', '{}')).toEqual({ status: 400, text: '{"__type":"x#ValidationException"}' })
})

test('no answer within the time limit is a time-out', async () => {
  answer = () => undefined
  await expect(wire(40)('GetItem', '{}')).rejects.toMatchObject({
    name: 'TimeoutError',
    message: 'No answer within 40 ms',
    passing: true,
  })
})

test('an answer that stops half-way within the time limit is a time-out too', async () => {
  answer = (_, response) => void response.writeHead(200, { 'content-length': '100' }).write('{"Item"')
  await expect(wire(60)('GetItem', '{}')).rejects.toThrow()
})

test('a connection that is cut off fails', async () => {
  answer = (request) => request.socket.destroy()
  await expect(wire()('GetItem', '{}')).rejects.toThrow(/socket hang up|ECONNRESET/)
})

test('an answer that is cut off fails', async () => {
  answer = (request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"Item"')
    setTimeout(() => request.socket.destroy(), 20)
  }
  await expect(wire()('GetItem', '{}')).rejects.toThrow(/aborted|ECONNRESET/)
})

test('nobody at the address fails', async () => {
  await expect(signedWire({ endpoint: 'http://127.0.0.1:9' })('GetItem', '{}')).rejects.toThrow('ECONNREFUSED')
})

import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failuresIn, reportFailures } from '../../../functions/info/jobs/report-failures'
import { listenOnce } from '../../support/listen-once'

const eventOf = (...messages: readonly string[]) => {
  const logEvents = messages.map((message, at) => ({ id: String(at), timestamp: 1, message }))
  const text = JSON.stringify({ logGroup: 'Tembea-dev-getItinerary', logEvents })
  return { awslogs: { data: gzipSync(text).toString('base64') } }
}
const ours = JSON.stringify({
  ...{ level: 'ERROR', message: 'request.failed', requestId: 'r1', route: 'getItinerary', code: 'unknown' },
  cause: 'TypeError: x is undefined\n    at view (/var/task/index.js:1:2)',
})

const envelopes: string[] = []
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  envelopes.push(`${request.url} ${String(Buffer.concat(chunks))}`)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
let address = ''
beforeAll(async () => {
  process.env.STAGE = 'test'
  address = await listenOnce(service)
})
afterAll(() => void service.close())

test('a logged failure has its cause, its route and the id of its request', () => {
  expect(failuresIn(eventOf(ours))).toMatchObject([
    {
      error: {
        name: 'request.failed',
        message: 'TypeError: x is undefined',
        stack: expect.stringContaining('at view'),
      },
      tags: { logGroup: 'Tembea-dev-getItinerary', requestId: 'r1', route: 'getItinerary', code: 'unknown' },
    },
  ])
})

test('what Lambda says of a run that ended is one, too', () => {
  const [failure] = failuresIn(eventOf('2026-11-20 Task timed out after 29.00 seconds'))
  expect(failure?.error.message).toContain('Task timed out')
})

test('failures go to the service of the DSN, with where they were', async () => {
  await reportFailures(eventOf(ours), `${address.replace('http://', 'http://key@')}/42`)
  expect(envelopes.join()).toContain('/api/42/envelope/')
  expect(envelopes.join()).toContain('TypeError: x is undefined')
  expect(envelopes.join()).toContain('"route":"getItinerary"')
}, 20_000)

test('nothing is sent where no service is configured', async () => {
  const before = envelopes.length
  await reportFailures(eventOf(ours), undefined)
  expect(envelopes).toHaveLength(before)
})

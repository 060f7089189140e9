import { beforeEach, describe, expect, test, vi } from 'vitest'
import { backoffMs } from '../../../functions/runtime/backoff'
import { sqsQueue } from '../../../functions/runtime/queue'
import { queueHandler } from '../../../functions/runtime/queue-handler'
import { quietLog } from '../../support/store-kinds'
import { sqsRecord } from '../../support/trip-world'

const url = 'https://sqs.us-east-1.amazonaws.com/123456789012/itinerary'
const ok = () => new Response('{"MessageId":"1"}')
const failed = (status: number, text = '') => new Response(text, { status })

describe('a queue', () => {
  beforeEach(() => {
    quietLog()
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'id')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  })
  const send = async (answers: (Response | Error)[], endpoint?: string) => {
    const sent: { url: string; init: RequestInit }[] = []
    const fetch = async (to: URL | RequestInfo, init: RequestInit = {}) => {
      sent.push({ url: String(to), init })
      const answer = answers.shift() ?? ok()
      if (answer instanceof Error) throw answer
      return answer
    }
    const queue = sqsQueue(url, { fetch, wait: async () => undefined, endpoint })
    const outcome = await queue.send({ a: 1 }).catch((error: unknown) => error)
    return { sent, outcome }
  }

  test('takes a message in one signed request', async () => {
    const { sent } = await send([])
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url).toBe('https://sqs.us-east-1.amazonaws.com/')
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ QueueUrl: url, MessageBody: '{"a":1}' })
    expect(Object(sent[0]?.init.headers).authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=id\/.*\/us-east-1\/sqs\//)
  })

  test('of the local run is reached at its own address', async () => {
    const { sent } = await send([], 'http://127.0.0.1:9324')
    expect(sent[0]?.url).toBe('http://127.0.0.1:9324/')
  })

  test('that fails in passing is tried again', async () => {
    const throttled = failed(400, '{"__type":"com.amazonaws.sqs#RequestThrottled"}')
    const { sent, outcome } = await send([failed(500), throttled, ok()])
    expect([sent.length, outcome]).toEqual([3, undefined])
  })

  test('that cannot be reached is tried three times, and is busy then', async () => {
    const { sent, outcome } = await send([
      new TypeError('fetch failed'),
      new TypeError('fetch failed'),
      new TypeError('fetch failed'),
    ])
    expect(sent).toHaveLength(3)
    expect(outcome).toMatchObject({ code: 'service.busy' })
  })

  test('that refuses is not tried again', async () => {
    const { sent, outcome } = await send([failed(403, 'AccessDenied')])
    expect([sent.length, outcome]).toMatchObject([1, { code: 'service.busy' }])
  })
})

describe('a handler of a queue', () => {
  test('names the messages that failed, and only those', async () => {
    const lines = quietLog()
    const handler = queueHandler('test', async (body) => {
      if (body === undefined || Object(body).bad) throw new Error('bad one')
    })
    const Records = ['{"bad":true}', '{"good":true}', 'not json'].map((body, at) => ({
      ...sqsRecord(body),
      messageId: `m${at}`,
    }))
    expect(await handler({ Records })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm0' }, { itemIdentifier: 'm2' }],
    })
    expect(lines.filter((line) => line.includes('message.failed'))).toHaveLength(2)
  })
})

describe('the wait before another try', () => {
  test('grows, never beyond a second, and is spread over its whole length', () => {
    const longest = [1, 2, 3, 4, 5, 6, 20].map((attempt) => backoffMs(attempt, () => 1))
    expect(longest).toEqual([50, 100, 200, 400, 800, 1_000, 1_000])
    expect(backoffMs(3, () => 0)).toBe(0)
    expect(backoffMs(3, () => 0.5)).toBe(100)
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSEvent } from 'aws-lambda'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { theDeadLetters } from '../../../../functions/runtime/dead-letters'
import type { QueueJob } from '../../../../infra/config/jobs'
import { openQueues, type Queues } from '../../../../infra/local/queues'

const job: QueueJob = {
  name: 'quoteWorker',
  handlerFile: 'work',
  queue: 'itinerary',
  batchSize: 10,
  maxReceives: 3,
  harm: 'nobody',
  touches: [],
  timeoutSeconds: 5,
}
const deadJob: QueueJob = {
  ...job,
  name: 'quoteDeadLetter',
  handlerFile: 'bury',
  deadLetters: true,
  maxReceives: 2,
}

type Handler = (event: SQSEvent) => unknown
let dataFolder: string
let queues: Queues
let client: SQSClient
let failures: string[]

async function start(
  handlers: Record<string, Handler>,
  jobs: readonly QueueJob[] = [job],
  loadMs = 0,
): Promise<void> {
  queues = await openQueues({
    jobs,
    dataFolder,
    load: (file) => {
      const handler = handlers[file]
      return handler && (() => setTimeout(loadMs, handler))
    },
    reportFailure: (name, error) =>
      failures.push(`${name}: ${error instanceof Error ? error.message : error}`),
    backoff: { firstMs: 10, maxMs: 40 },
  })
  queues.work()
  client = new SQSClient({
    endpoint: queues.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  })
}

const send = (body: string, more: object = {}) =>
  client.send(
    new SendMessageCommand({ QueueUrl: queues.urlOf('itinerary'), MessageBody: body, ...more }),
  )
const waiting = () => queues.state()[0]?.waiting ?? []
const dead = () => queues.state()[0]?.dead ?? []

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'tembea-queues-'))
  failures = []
})
afterEach(async () => {
  client.destroy()
  await queues.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

test('delivers a message to the worker as a queue event', async () => {
  const events: SQSEvent[] = []
  await start({ work: (event) => events.push(event) })
  const sent = await send('{"id":1}', {
    MessageAttributes: { kind: { DataType: 'String', StringValue: 'quote' } },
  })
  await expect.poll(() => events).toHaveLength(1)
  expect(events[0]?.Records[0]).toMatchObject({
    messageId: sent.MessageId,
    body: '{"id":1}',
    attributes: { ApproximateReceiveCount: '1' },
    messageAttributes: { kind: { dataType: 'String', stringValue: 'quote' } },
    eventSource: 'aws:sqs',
    eventSourceARN: expect.stringMatching(/:itinerary$/),
  })
  await expect.poll(waiting).toEqual([])
})

test('tries a failed message again, and in a batch only those that the worker names', async () => {
  const seen: string[] = []
  let failed = false
  await start({
    work: (event) => {
      seen.push(...event.Records.map(({ body }) => body))
      const bad = event.Records.find(({ body }) => body === 'bad')
      if (bad === undefined || failed) return undefined
      failed = true
      return { batchItemFailures: [{ itemIdentifier: bad.messageId }] }
    },
  })
  const Entries = ['good', 'bad'].map((body) => ({ Id: body, MessageBody: body }))
  const answer = await client.send(
    new SendMessageBatchCommand({ QueueUrl: queues.urlOf('itinerary'), Entries }),
  )
  expect(answer.Successful?.map(({ Id }) => Id)).toEqual(['good', 'bad'])
  await expect.poll(waiting).toEqual([])
  expect(seen.sort()).toEqual(['bad', 'bad', 'good'])
})

test('puts a message that keeps failing among the dead letters, with the reason', async () => {
  let deliveries = 0
  await start({
    work: () => {
      deliveries += 1
      throw new Error('the supplier is down')
    },
  })
  await send('x')
  await expect.poll(dead).toHaveLength(1)
  expect(deliveries).toBe(3)
  expect(dead()[0]).toMatchObject({ body: 'x', lastFailure: 'the supplier is down' })
  expect(waiting()).toEqual([])
  expect(failures).toEqual(Array(3).fill('quoteWorker: the supplier is down'))
})

test('a dead letter can be put back, and is then worked on as new', async () => {
  let broken = true
  await start({
    work: () => {
      if (broken) throw new Error('down')
    },
  })
  await send('x')
  await expect.poll(dead).toHaveLength(1)
  broken = false
  expect(queues.redrive('itinerary', dead()[0]?.id ?? '')).toBe(true)
  expect(queues.redrive('itinerary', 'unknown')).toBe(false)
  await expect.poll(() => [...waiting(), ...dead()]).toEqual([])
})

test('calls the worker of dead letters, and keeps what it cannot handle', async () => {
  const buried: string[] = []
  const fail = () => {
    throw new Error('down')
  }
  await start(
    {
      work: fail,
      bury: (event) => {
        const body = event.Records[0]?.body ?? ''
        if (body === 'stubborn') throw new Error('cannot')
        buried.push(body)
      },
    },
    [job, { ...deadJob, batchSize: 1 }],
  )
  await send('meek')
  await send('stubborn')
  await expect.poll(() => buried).toEqual(['meek'])
  await expect.poll(() => dead().map(({ receiveCount }) => receiveCount)).toEqual([2])
  expect(dead()[0]).toMatchObject({ body: 'stubborn', lastFailure: 'cannot' })
})

test('a message sent before a restart is delivered after it', async () => {
  await start({})
  await send('patient')
  await queues.stop()
  const seen: string[] = []
  await start({ work: (event) => seen.push(...event.Records.map(({ body }) => body)) })
  await expect.poll(() => seen).toEqual(['patient'])
})

test('a worker that takes too long has failed', async () => {
  await start({ work: () => new Promise(() => undefined) }, [
    { ...job, timeoutSeconds: 0.05, maxReceives: 1 },
  ])
  await send('x')
  await expect.poll(dead).toHaveLength(1)
  expect(failures).toEqual(['quoteWorker: quoteWorker took longer than 0.05 seconds'])
})

test('the time that loading a worker takes is none of its own', async () => {
  const seen: string[] = []
  await start(
    { work: (event) => seen.push(...event.Records.map(({ body }) => body)) },
    [{ ...job, timeoutSeconds: 0.05, maxReceives: 1 }],
    150,
  )
  await send('x')
  await expect.poll(() => seen).toEqual(['x'])
  expect(failures).toEqual([])
})

test('an answer that names unknown messages fails the whole batch', async () => {
  await start({ work: () => ({ batchItemFailures: [{ itemIdentifier: 'who' }] }) }, [
    { ...job, maxReceives: 1 },
  ])
  await send('x')
  await expect.poll(dead).toHaveLength(1)
})

test('a delayed message is not delivered before its time', async () => {
  const seen: string[] = []
  await start({ work: (event) => seen.push(...event.Records.map(({ body }) => body)) })
  await send('later', { DelaySeconds: 1 })
  await send('now')
  await expect.poll(() => seen).toEqual(['now', 'later'])
})

test('an unknown queue and an impossible message are refused', async () => {
  await start({})
  const unknown = client.send(
    new SendMessageCommand({ QueueUrl: `${queues.endpoint}/000000000000/none`, MessageBody: 'x' }),
  )
  await expect(unknown).rejects.toMatchObject({ name: 'QueueDoesNotExist' })
  await expect(send('x', { DelaySeconds: 901 })).rejects.toThrow(/DelaySeconds/)
  await expect(send('x'.repeat(1024 * 1024 + 1))).rejects.toThrow(/longer than/)
})

test('hands out dead letters with why they failed; they are sent again whole, or deleted, as often as asked', async () => {
  let isBroken = true
  const events: SQSEvent[] = []
  const work = (event: SQSEvent) => {
    if (isBroken) throw new Error('the hook is away')
    events.push(event)
  }
  await start({ work }, [{ ...job, batchSize: 1, maxReceives: 1 }])
  const sent = await send('{"id":1}', {
    MessageAttributes: { kind: { DataType: 'String', StringValue: 'quote' } },
  })
  for (const id of [2, 3]) await send(`{"id":${id}}`)
  await expect.poll(dead).toHaveLength(3)
  isBroken = false
  for (const [name, value] of Object.entries({
    SQS_ENDPOINT: queues.endpoint,
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    DEAD_LETTER_URLS: `itinerary ${queues.urlOf('itinerary', 'dead')}`,
  }))
    vi.stubEnv(name, value)
  const letters = theDeadLetters()
  const listed = await letters.list()
  expect(listed.map(({ body }) => body).sort()).toEqual(['{"id":1}', '{"id":2}', '{"id":3}'])
  expect(listed.find(({ id }) => id === sent.MessageId)).toMatchObject({ queue: 'itinerary' })
  expect(await letters.list()).toHaveLength(3)
  const to = queues.urlOf('itinerary')
  expect(await letters.take('itinerary', { ids: [sent.MessageId ?? '', 'nobodys'], to })).toBe(1)
  await expect.poll(() => events).toHaveLength(1)
  expect(events[0]?.Records[0]).toMatchObject({
    body: '{"id":1}',
    messageAttributes: { kind: { stringValue: 'quote' } },
  })
  expect(await letters.take('itinerary', { ids: undefined, to: undefined })).toBe(2)
  expect([dead(), waiting(), await letters.list()]).toEqual([[], [], []])
  expect(await letters.take('nobodys', { ids: undefined, to })).toBe(0)
  vi.unstubAllEnvs()
})

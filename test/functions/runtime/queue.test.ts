import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { backoffMs } from '../../../functions/runtime/backoff'
import { log } from '../../../functions/runtime/log'
import { sqsQueue } from '../../../functions/runtime/queue'
import { queueHandler } from '../../../functions/runtime/queue-handler'
import { requestAtWork } from '../../../functions/runtime/request-at-work'
import { quietLog } from '../../support/store-kinds'
import { sqsRecord } from '../../support/trip-world'

const url = 'https://sqs.us-east-1.amazonaws.com/123456789012/itinerary'
const sqs = mockClient(SQSClient)
afterAll(() => sqs.restore())

describe('a queue', () => {
  beforeEach(() => void sqs.reset())

  test('takes a message, at once or later', async () => {
    await sqsQueue(url).send({ a: 1 })
    await sqsQueue(url).send({ a: 2 }, { delaySeconds: 60 })
    expect(sqs.commandCalls(SendMessageCommand).map(({ args: [{ input }] }) => input)).toEqual([
      { QueueUrl: url, MessageBody: '{"a":1}' },
      { QueueUrl: url, MessageBody: '{"a":2}', DelaySeconds: 60 },
    ])
  })

  test('carries the id of the request that sends into each log line of its worker, and into what that sends on', async () => {
    const lines = quietLog()
    const worker = queueHandler('test', async (body) => {
      log.info('work.done', { stay: Object(body).stay })
      await sqsQueue(url).send({ from: Object(body).stay })
      if (Object(body).stay === 2) throw new Error('again')
    })
    const sent = () => sqs.commandCalls(SendMessageCommand).map(({ args: [{ input }] }) => input)
    await requestAtWork.run({ requestId: 'req_one' }, () => sqsQueue(url).send({ stay: 1 }))
    await requestAtWork.run({ requestId: 'req_two' }, () => sqsQueue(url).send({ stay: 2 }))
    const Records = sent().map(({ MessageBody = '', MessageAttributes }) => ({
      ...sqsRecord(MessageBody),
      messageAttributes: {
        requestId: {
          dataType: 'String',
          stringValue: MessageAttributes?.requestId?.StringValue ?? '',
        },
      },
    }))
    await worker({ Records })
    const said = lines
      .map((line) => JSON.parse(line))
      .map(({ message, requestId }) => `${message} ${requestId}`)
    expect(said.sort()).toEqual([
      'message.failed req_two',
      'work.done req_one',
      'work.done req_two',
    ])
    const passedOn = sent().map(
      ({ MessageAttributes }) => MessageAttributes?.requestId?.StringValue,
    )
    expect(passedOn).toEqual(['req_one', 'req_two', 'req_one', 'req_two'])
  })

  test('that does not take a message is busy, and the log says why', async () => {
    const lines = quietLog()
    sqs.rejects(Object.assign(new Error('not authorized'), { name: 'AccessDeniedException' }))
    await expect(sqsQueue(url).send({ a: 1 })).rejects.toMatchObject({ code: 'service.busy' })
    expect(lines.join()).toMatch(/queue.refused.*AccessDeniedException: not authorized/)
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

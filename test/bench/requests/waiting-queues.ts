import type { SQSRecord } from 'aws-lambda'
import { startAwsEndpoint } from '../../../infra/local/aws-endpoint'
import { md5 } from '../../../infra/local/queues/sqs-event'

/** Queues that take every message and keep it until it is asked for. */
export async function waitingQueues() {
  const waiting = new Map<string, string[]>()
  const { endpoint, stop } = await startAwsEndpoint(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { QueueUrl, MessageBody } = Object(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    const name = String(QueueUrl).slice(String(QueueUrl).lastIndexOf('/') + 1)
    waiting.set(name, [...(waiting.get(name) ?? []), String(MessageBody)])
    response
      .setHeader('content-type', 'application/x-amz-json-1.0')
      .end(JSON.stringify({ MessageId: 'message', MD5OfMessageBody: md5(String(MessageBody)) }))
  })
  return {
    endpoint,
    stop,
    urlOf: (name: string) => `${endpoint}/000000000000/${name}`,
    /** The messages of a queue, which then has none. */
    take(name: string): string[] {
      const taken = waiting.get(name) ?? []
      waiting.delete(name)
      return taken
    },
  }
}

/** A message as a worker gets it. */
export const sqsRecord = (body: string): SQSRecord => ({
  messageId: 'message',
  receiptHandle: 'receipt',
  body,
  messageAttributes: {},
  md5OfBody: '',
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: 'bench',
    ApproximateFirstReceiveTimestamp: '0',
  },
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:queue',
  awsRegion: 'us-east-1',
})

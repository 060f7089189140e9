import { createHash } from 'node:crypto'
import type { SQSEvent, SQSMessageAttributes, SQSRecord } from 'aws-lambda'
import type { Message } from './message'

/** The event with which a queue calls its worker. */
export function sqsEvent(queue: string, messages: readonly Message[]): SQSEvent {
  return { Records: messages.map((message) => recordOf(queue, message)) }
}

/**
 * Ids of the messages that a worker says it could not handle; all of them when its answer makes no
 * sense, as on AWS.
 */
export function failedIdsOf(result: unknown, messages: readonly Message[]): ReadonlySet<string> {
  const all = new Set(messages.map(({ id }) => id))
  if (result === undefined || result === null) return new Set()
  if (typeof result !== 'object' || !('batchItemFailures' in result)) return new Set()
  const failures = result.batchItemFailures
  if (failures === undefined || failures === null) return new Set()
  if (!Array.isArray(failures)) return all
  const ids = failures.map((failure) => failure?.itemIdentifier)
  return ids.every((id) => all.has(id)) ? new Set(ids) : all
}

export const md5 = (text: string) => createHash('md5').update(text).digest('hex')

function recordOf(queue: string, message: Message): SQSRecord {
  return {
    messageId: message.id,
    receiptHandle: `${message.id}#${message.receiveCount}`,
    body: message.body,
    attributes: {
      ApproximateReceiveCount: String(message.receiveCount),
      SentTimestamp: String(message.sentAt),
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt ?? message.sentAt),
    },
    messageAttributes: attributesOf(message),
    md5OfBody: md5(message.body),
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:us-east-1:000000000000:${queue}`,
    awsRegion: 'us-east-1',
  }
}

function attributesOf({ attributes }: Message): SQSMessageAttributes {
  const entries = Object.entries(attributes).map(([name, attribute]) => [
    name,
    {
      dataType: attribute.DataType,
      ...(attribute.StringValue === undefined ? {} : { stringValue: attribute.StringValue }),
      ...(attribute.BinaryValue === undefined ? {} : { binaryValue: attribute.BinaryValue }),
    },
  ])
  return Object.fromEntries(entries)
}

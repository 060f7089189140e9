import * as z from 'zod/mini'
import type { Message } from './message'
import { md5 } from './sqs-event'

/** Dead letters of a queue, as whoever looks after them takes them. */
export interface Letters {
  /** Up to `count`, hidden for so many seconds. */
  take(count: number, seconds: number): readonly Message[]
  remove(id: string): void
  hide(id: string, seconds: number): void
}

const receiveSchema = z.object({
  MaxNumberOfMessages: z._default(z.int().check(z.minimum(1), z.maximum(10)), 1),
  VisibilityTimeout: z._default(z.int().check(z.minimum(0), z.maximum(43_200)), 30),
})
const receipt = z.object({ ReceiptHandle: z.string() })
const hiding = z.extend(receipt, { VisibilityTimeout: z.int() })

/**
 * The calls of SQS that are made of dead letters; each answers as SQS does. A receipt is the id of
 * its message.
 */
export const letterCalls: Readonly<Record<string, (letters: Letters, input: unknown) => object>> = {
  ReceiveMessage(letters, input) {
    const { MaxNumberOfMessages, VisibilityTimeout } = receiveSchema.parse(input)
    const takenLetters = letters.take(MaxNumberOfMessages, VisibilityTimeout)
    return takenLetters.length === 0 ? {} : { Messages: takenLetters.map(messageOf) }
  },
  DeleteMessage(letters, input) {
    letters.remove(receipt.parse(input).ReceiptHandle)
    return {}
  },
  ChangeMessageVisibility(letters, input) {
    const { ReceiptHandle, VisibilityTimeout } = hiding.parse(input)
    letters.hide(ReceiptHandle, VisibilityTimeout)
    return {}
  },
}

/** As SQS tells it. */
const messageOf = ({ id, body, attributes, sentAt, receiveCount }: Message) => ({
  MessageId: id,
  ReceiptHandle: id,
  Body: body,
  MD5OfBody: md5(body),
  Attributes: { SentTimestamp: String(sentAt), ApproximateReceiveCount: String(receiveCount) },
  MessageAttributes: attributes,
})

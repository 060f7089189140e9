import { AsyncLocalStorage } from 'node:async_hooks'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { log } from './log'
import { requestAttribute, requestAtWork } from './request-at-work'
import { trace } from './trace'

export type QueueHandler = (event: SQSEvent) => Promise<SQSBatchResponse>

/** Who keeps why a message failed; nobody in tests. */
export const failureKeeper = new AsyncLocalStorage<
  (messageId: string, error: unknown) => Promise<void>
>()

/**
 * A Lambda handler of a queue: each message by itself, so that one which fails is delivered again
 * and the others are not. Its log lines carry the id of the request that sent the message.
 *
 * @param work - does what a message says (undefined where it is no JSON); throws when it has to
 * come again
 */
export function queueHandler(
  name: string,
  work: (body: unknown, record: SQSRecord) => Promise<void>,
): QueueHandler {
  return trace(async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const failures = await Promise.all(
      Records.map((record) => {
        const { messageAttributes: attributes, messageId } = record
        const requestId = attributes[requestAttribute]?.stringValue ?? messageId
        return requestAtWork.run({ requestId }, () => workOn(record))
      }),
    )
    return { batchItemFailures: failures.flat() }
  })

  async function workOn(record: SQSRecord): Promise<{ itemIdentifier: string }[]> {
    const { messageId } = record
    try {
      await work(jsonOf(record.body), record)
      return []
    } catch (error) {
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error)
      const deliveries = Number(record.attributes.ApproximateReceiveCount)
      log.error('message.failed', { queue: name, messageId, deliveries, cause })
      await failureKeeper.getStore()?.(messageId, error)
      return [{ itemIdentifier: messageId }]
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

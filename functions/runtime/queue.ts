import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { AppError } from '#shared/errors/app-error'
import { clientOptions } from './aws-client'
import { oncePerContainer } from './env'
import { log } from './log'
import { requestAttribute, requestAtWork } from './request-at-work'

/** Where work goes that no request waits for. A message arrives at least once. */
export interface Queue {
  /**
   * @param options - delaySeconds: nobody gets the message before, 900 at most
   * @throws AppError service.busy when the queue does not take it
   */
  send(
    message: Readonly<Record<string, unknown>>,
    options?: { readonly delaySeconds?: number },
  ): Promise<void>
}

/** The client of SQS. */
export const theSqs = oncePerContainer(
  () =>
    new SQSClient(clientOptions({ endpoint: 'sqsEndpoint', timeLimitMs: 5_000, maxAttempts: 3 })),
)

/** Names the request that sends a message; a job has none. */
function sender() {
  const StringValue = requestAtWork.getStore()?.requestId
  const attribute = { DataType: 'String', StringValue }
  return StringValue === undefined ? {} : { MessageAttributes: { [requestAttribute]: attribute } }
}

/** A queue of SQS. A message whose answer was lost is sent again, and may then arrive twice. */
export function sqsQueue(QueueUrl: string): Queue {
  return {
    async send(message, { delaySeconds = 0 } = {}) {
      const MessageBody = JSON.stringify(message)
      const later = delaySeconds > 0 ? { DelaySeconds: delaySeconds } : {}
      try {
        await theSqs().send(
          new SendMessageCommand({ QueueUrl, MessageBody, ...later, ...sender() }),
        )
      } catch (cause) {
        log.warn('queue.refused', { cause: String(cause) })
        throw new AppError('service.busy')
      }
    },
  }
}

import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs'
import { readEnv } from './env'
import { theSqs } from './queue'

/** A message that could not be worked on. */
export interface DeadLetter {
  readonly id: string
  readonly queue: string
  readonly body: string
  readonly sentAt: string
}

/**
 * Receives until nothing new comes; a queue of SQS gives ten at a time, and not always all that it
 * has.
 */
const maxLetters = 100
const hiddenSeconds = 30

const places = () =>
  readEnv('deadLetterUrls')
    .deadLetterUrls.split(',')
    .map((place) => place.split(' '))
    .flatMap(([queue, url]) => (queue === undefined || url === undefined ? [] : [{ queue, url }]))

async function receive(QueueUrl: string): Promise<Message[]> {
  const messages = new Map<string, Message>()
  for (let misses = 0; misses < 2 && messages.size < maxLetters; ) {
    const { Messages = [] } = await theSqs().send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: hiddenSeconds,
        WaitTimeSeconds: 0,
        MessageSystemAttributeNames: ['SentTimestamp'],
        MessageAttributeNames: ['All'],
      }),
    )
    misses = Messages.length === 0 ? misses + 1 : 0
    for (const message of Messages) messages.set(message.MessageId ?? '', message)
  }
  return [...messages.values()]
}

/** Everybody may see a letter again at once. */
const show = (QueueUrl: string, messages: readonly Message[]) =>
  Promise.all(
    messages.map(({ ReceiptHandle }) =>
      theSqs().send(
        new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }),
      ),
    ),
  )

const letterOf = (
  queue: string,
  { MessageId = '', Body = '', Attributes }: Message,
): DeadLetter => ({
  id: MessageId,
  queue,
  body: Body,
  sentAt: new Date(Number(Attributes?.SentTimestamp ?? 0)).toISOString(),
})

/** The dead letters of every queue. */
export const theDeadLetters = () => ({
  /** All that there are, up to a hundred of each queue, the oldest first. */
  async list(): Promise<DeadLetter[]> {
    const lists = await Promise.all(
      places().map(async ({ queue, url }) => {
        const messages = await receive(url)
        await show(url, messages)
        return messages.map((message) => letterOf(queue, message))
      }),
    )
    return lists.flat().sort((one, other) => (one.sentAt < other.sentAt ? -1 : 1))
  },
  /**
   * Takes letters out of a queue: all, or those of some ids. One that is sent again is deleted
   * afterwards, so none is lost.
   * @param to - the address of the queue where they are worked on again; undefined deletes them
   * @returns how many
   */
  async take(
    queue: string,
    { ids, to }: { ids: readonly string[] | undefined; to: string | undefined },
  ): Promise<number> {
    const url = places().find((place) => place.queue === queue)?.url
    if (url === undefined) return 0
    const messages = await receive(url)
    const isWanted = ({ MessageId = '' }: Message) => ids === undefined || ids.includes(MessageId)
    const chosenMessages = messages.filter(isWanted)
    for (const { Body, MessageAttributes, ReceiptHandle } of chosenMessages) {
      if (to !== undefined)
        await theSqs().send(
          new SendMessageCommand({ QueueUrl: to, MessageBody: Body, MessageAttributes }),
        )
      await theSqs().send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle }))
    }
    await show(
      url,
      messages.filter((message) => !isWanted(message)),
    )
    return chosenMessages.length
  },
})

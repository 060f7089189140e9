import { AppError } from '#shared/errors/app-error'
import type { Queue } from '../../functions/runtime/queue'
import type { QueueHandler } from '../../functions/runtime/queue-handler'
import { sqsRecord } from '../support/trip-world'
import type { Random } from './random'
import { inTurnOf, type Process, type Turns } from './turns'

/** Which queue: the work of itineraries, that of payments, or mails of messages. */
export type QueueName = 'itinerary' | 'payment' | 'mail'

export interface Message {
  readonly queue: QueueName
  readonly body: string
  /** How often a worker has taken it. */
  readonly receives: number
}

/**
 * The queues: they lose messages, deliver them twice and in any order, and give back what a worker
 * did not finish.
 */
export interface Mailbox {
  queueOf(queue: QueueName, process: Process): Queue
  count(): number
  /** Takes a message out; undefined when there is none. */
  take(): Message | undefined
  /** Has a worker look at a message, and remembers to give it back when that fails. */
  deliver(
    message: Message,
    work: { readonly process: Process; readonly handler: QueueHandler },
  ): Promise<void>
  /** Messages whose worker failed or died come back, as a queue makes them visible again. */
  giveBack(): void
}

export function mailboxOf({
  random,
  turns,
}: {
  readonly random: Random
  readonly turns: Turns
}): Mailbox {
  const messages: Message[] = []
  let taken: { readonly process: Process; readonly message: Message; isDone: boolean }[] = []
  const failure = () => new AppError('service.busy')
  return {
    queueOf: (queue, process) => ({
      send: (message) =>
        inTurnOf(process, { what: `send ${queue}`, failure }, async () => {
          const fate = turns.isCalm ? 1 : random.next()
          if (fate < 0.05) return // lost
          const sent = { queue, body: JSON.stringify(message), receives: 0 }
          messages.push(sent)
          if (fate < 0.15) messages.push(sent)
        }),
    }),
    count: () => messages.length + taken.length,
    take: () => messages.splice(random.below(messages.length), 1)[0],
    async deliver(message, { process, handler }) {
      const delivery = {
        process,
        message: { ...message, receives: message.receives + 1 },
        isDone: false,
      }
      taken.push(delivery)
      const { batchItemFailures } = await handler({
        Records: [sqsRecord(message.body, message.receives + 1)],
      })
      delivery.isDone = batchItemFailures.length === 0
    },
    giveBack() {
      for (const { process, message, isDone } of taken) {
        if (process.state !== 'running' && !isDone) messages.push(message)
      }
      taken = taken.filter(({ process }) => process.state === 'running')
    },
  }
}

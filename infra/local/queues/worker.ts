import type { Context, SQSEvent } from 'aws-lambda'
import { lambdaContext } from '../gateway/lambda-context'
import { type Backoff, backoffMs } from './backoff'
import type { Message } from './message'
import type { MessageStore } from './message-store'
import { failedIdsOf, sqsEvent } from './sqs-event'

export type QueueHandler = (event: SQSEvent, context: Context) => unknown

export interface WorkerOptions {
  readonly name: string
  readonly queue: string
  readonly store: MessageStore
  readonly load: () => Promise<QueueHandler>
  readonly batchSize: number
  readonly maxReceives: number
  readonly timeoutSeconds: number
  readonly concurrency: number
  readonly backoff: Backoff
  readonly now: () => number
  readonly random: () => number
  /** Takes a message that has been delivered often enough. */
  readonly giveUp: (message: Message) => void
  readonly reportFailure: (functionName: string, error: unknown) => void
}

export interface Worker {
  /** Looks for work now: called when a message arrives. */
  wake(): void
  /** Takes no more work, and waits for what is under way. */
  stop(): Promise<void>
}

/**
 * Delivers the messages of a store to a handler, at least once each: a message leaves only when a
 * delivery has succeeded or it is given up. A failed one comes again with backoff and jitter. The
 * delivery itself is journalled, so that a message which brings the process down is counted too.
 */
export function startWorker(options: WorkerOptions): Worker {
  const underWay = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const wake = () => {
    clearTimeout(timer)
    while (!isStopped && underWay.size < options.concurrency) {
      const batch = takeBatch(options)
      if (batch.length === 0) break
      const delivery = deliver(options, batch).finally(() => {
        underWay.delete(delivery)
        wake()
      })
      underWay.add(delivery)
    }
    const next = options.store.nextVisibleAt()
    if (isStopped || next === undefined || underWay.size >= options.concurrency) return
    timer = setTimeout(wake, Math.min(Math.max(next - options.now(), 5), 60_000))
  }
  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await Promise.all(underWay)
    },
  }
}

function takeBatch({
  store,
  now,
  batchSize,
  maxReceives,
  timeoutSeconds,
  giveUp,
}: WorkerOptions): Message[] {
  const at = now()
  const batch: Message[] = []
  for (const message of store.visible(at, batchSize)) {
    if (message.receiveCount >= maxReceives) giveUp(message)
    else {
      const delivery = {
        ...message,
        receiveCount: message.receiveCount + 1,
        firstReceivedAt: message.firstReceivedAt ?? at,
        visibleAt: at + timeoutSeconds * 6_000,
        inFlight: true,
      }
      store.put(delivery)
      batch.push(delivery)
    }
  }
  return batch
}

async function deliver(options: WorkerOptions, batch: readonly Message[]): Promise<void> {
  const { store, now, random, backoff, name, reportFailure } = options
  const outcome = await call(options, batch)
  if (outcome.error !== undefined) reportFailure(name, outcome.error)
  const failedIds =
    outcome.error === undefined
      ? failedIdsOf(outcome.result, batch)
      : new Set(batch.map(({ id }) => id))
  for (const message of batch) {
    if (!failedIds.has(message.id)) store.remove(message.id)
    else {
      const lastFailure =
        outcome.error === undefined ? `${name} named it as failed` : reasonOf(outcome.error)
      const waiting = {
        ...message,
        inFlight: false,
        lastFailure,
        visibleAt: now() + backoffMs(backoff, message.receiveCount, random()),
      }
      if (message.receiveCount >= options.maxReceives) options.giveUp(waiting)
      else store.put(waiting)
    }
  }
}

async function call(
  { load, name, queue, timeoutSeconds, now }: WorkerOptions,
  messages: readonly Message[],
): Promise<{ result?: unknown; error?: unknown }> {
  let timer: NodeJS.Timeout | undefined
  try {
    const handler = await load() // its time begins afterwards, as Lambda's does
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${name} took longer than ${timeoutSeconds} seconds`)),
        timeoutSeconds * 1000,
      )
    })
    const context = lambdaContext(name, `${messages[0]?.id}`, now())
    return { result: await Promise.race([handler(sqsEvent(queue, messages), context), late]) }
  } catch (error) {
    return { error }
  } finally {
    clearTimeout(timer)
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

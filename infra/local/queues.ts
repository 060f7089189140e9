import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { QueueJob, QueueName } from '../config/jobs'
import { startAwsEndpoint } from './aws-endpoint'
import type { Judge } from './judge/judge'
import type { Backoff } from './queues/backoff'
import { deadQueue, queueOfDead } from './queues/dead-queue'
import type { Letters } from './queues/letter-calls'
import type { Message } from './queues/message'
import { type MessageStore, openMessageStore } from './queues/message-store'
import { type AcceptMessage, sqsEndpoint } from './queues/sqs-endpoint'
import { type QueueHandler, startWorker, type Worker } from './queues/worker'

export interface QueueState {
  readonly name: string
  readonly waiting: readonly Message[]
  readonly dead: readonly Message[]
}

export interface Queues {
  /** What handlers get as endpoint of the SDK. */
  readonly endpoint: string
  urlOf(queue: QueueName, letters?: 'dead'): string
  /** Puts a message into a queue, as the event bus does. */
  put(queue: string, message: object): void
  /** Starts the workers: when the environment that they need is set. */
  work(): void
  state(): QueueState[]
  /** Puts a dead letter back into its queue, with its deliveries forgotten. */
  redrive(queue: string, id: string): boolean
  stop(): Promise<void>
}

export interface QueuesOptions {
  readonly jobs: readonly QueueJob<string>[]
  /** The code of a handler file; undefined where nobody has written it, and its messages wait. */
  readonly load: (handlerFile: string) => (() => Promise<QueueHandler>) | undefined
  /** Where messages are kept between starts; in memory only when it is left out. */
  readonly dataFolder?: string
  readonly reportFailure: (functionName: string, error: unknown) => void
  readonly judge?: Judge
  readonly now?: () => number
  readonly random?: () => number
  readonly backoff?: Backoff
}

const concurrency = 4

/**
 * Opens the queues of the jobs, with their dead letters: the local side of SQS. Messages wait until
 * `work` is called.
 */
export async function openQueues(options: QueuesOptions): Promise<Queues> {
  const { now = Date.now } = options
  const lanes = lanesOf(options)
  const workers: NamedWorker[] = []
  const wake = (queue: string) => {
    for (const worker of workers) if (worker.queue === queue) worker.wake()
  }
  const accept = (queue: string, message: AcceptMessage) => {
    const id = randomUUID()
    const lane = lanes.get(queue)
    if (lane === undefined) return undefined
    lane.waiting.put(newMessage(id, message, now()))
    wake(queue)
    return id
  }
  const { endpoint, stop } = await startAwsEndpoint(
    sqsEndpoint({ accept, judge: options.judge, lettersOf: lettersIn(lanes, now) }),
  )
  return {
    endpoint,
    urlOf: (queue, letters) =>
      `${endpoint}/000000000000/${letters === 'dead' ? deadQueue(queue) : queue}`,
    put: (queue, message) =>
      void accept(queue, { body: JSON.stringify(message), attributes: {}, delaySeconds: 0 }),
    work: () => startWorkers({ ...options, lanes, workers }),
    state: () =>
      [...lanes].map(([name, lane]) => ({
        name,
        waiting: lane.waiting.all(),
        dead: lane.dead.all(),
      })),
    redrive(queue, id) {
      const lane = lanes.get(queue)
      const letter = lane?.dead.get(id)
      if (lane === undefined || letter === undefined) return false
      lane.waiting.put({ ...letter, receiveCount: 0, visibleAt: now() })
      lane.dead.remove(id)
      wake(queue)
      return true
    },
    async stop() {
      await stop()
      await Promise.all(workers.map((worker) => worker.stop()))
      for (const lane of lanes.values())
        for (const store of [lane.waiting, lane.dead]) store.close()
    },
  }
}

/** Dead letters as SQS hands them out: hidden for a while from whoever asks next. */
const lettersIn =
  (lanes: ReadonlyMap<string, Lane>, now: () => number) =>
  (name: string): Letters | undefined => {
    const store = lanes.get(queueOfDead(name) ?? '')?.dead
    if (store === undefined) return undefined
    const until = hiddenUntil.get(store) ?? new Map<string, number>()
    hiddenUntil.set(store, until)
    return {
      take(count, seconds) {
        const visibleMessages = store.all().filter(({ id }) => (until.get(id) ?? 0) <= now())
        const batch = visibleMessages.slice(0, count)
        for (const { id } of batch) until.set(id, now() + seconds * 1000)
        return batch
      },
      remove: (id) => store.remove(id),
      hide: (id, seconds) => void until.set(id, now() + seconds * 1000),
    }
  }
const hiddenUntil = new WeakMap<MessageStore, Map<string, number>>()

interface Lane {
  readonly waiting: MessageStore
  readonly dead: MessageStore
}

function lanesOf({ jobs, dataFolder }: QueuesOptions): Map<string, Lane> {
  const fileOf = (name: string) =>
    dataFolder === undefined ? undefined : join(dataFolder, `${name}.jsonl`)
  const names = [...new Set(jobs.map(({ queue }) => queue))]
  return new Map(
    names.map((name) => [
      name,
      { waiting: openMessageStore(fileOf(name)), dead: openMessageStore(fileOf(`${name}-dead`)) },
    ]),
  )
}

/**
 * A dead letter that its own worker could not handle either stays where it is, and is tried no
 * more.
 */
const never = Number.MAX_SAFE_INTEGER

type NamedWorker = Worker & { readonly queue: string }

interface Workforce extends QueuesOptions {
  readonly lanes: ReadonlyMap<string, Lane>
  /** Receives the workers as they are started. */
  readonly workers: NamedWorker[]
}

function startWorkers({ lanes, workers, ...options }: Workforce): void {
  const {
    now = Date.now,
    random = Math.random,
    backoff = { firstMs: 1_000, maxMs: 60_000 },
    reportFailure,
  } = options
  for (const job of options.jobs) {
    const lane = lanes.get(job.queue)
    const load = options.load(job.handlerFile)
    if (lane === undefined || load === undefined) continue
    const store = job.deadLetters === true ? lane.dead : lane.waiting
    const giveUp = (message: Message) => {
      if (job.deadLetters === true) {
        store.put({ ...message, visibleAt: never })
        return
      }
      lane.dead.put({ ...message, receiveCount: 0, visibleAt: now() })
      store.remove(message.id)
      for (const worker of workers) if (worker.queue === job.queue) worker.wake()
    }
    const worker = startWorker({
      ...job,
      store,
      load,
      concurrency,
      backoff,
      now,
      random,
      giveUp,
      reportFailure,
    })
    workers.push({ ...worker, queue: job.queue })
  }
}

const newMessage = (
  id: string,
  { body, attributes, delaySeconds }: AcceptMessage,
  now: number,
): Message => ({
  id,
  body,
  attributes,
  sentAt: now,
  visibleAt: now + delaySeconds * 1000,
  receiveCount: 0,
})

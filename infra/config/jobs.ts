import type { Touch } from '#shared/api/contract'

export type QueueName = 'itinerary' | 'zap' | 'payment' | 'mail'

interface JobBase {
  /** Name of the function, and of its alarm. */
  readonly name: string
  /** File of its handler below functions/. */
  readonly handlerFile: string
  /** Whom a failure hurts. */
  readonly harm: string
  readonly touches: readonly Touch[]
  readonly timeoutSeconds: number
  readonly memoryMb?: number
}

/** Work that takes messages from a queue. */
export interface QueueJob extends JobBase {
  readonly queue: QueueName
  readonly batchSize: number
  /** Number of deliveries after which a message becomes a dead letter. */
  readonly maxReceives: number
  /** Takes the queue's dead letters instead of its messages. */
  readonly deadLetters?: boolean
}

/** Work that runs by the clock. */
export interface ScheduledJob extends JobBase {
  readonly everyMinutes: number
}

/** Work that no request waits for: on AWS queues and schedules call it, on one machine the local dispatcher does. */
export const queueJobs: readonly QueueJob[] = [
  {
    name: 'itineraryWorker',
    handlerFile: 'itineraries/jobs/itinerary-worker',
    queue: 'itinerary',
    batchSize: 1,
    maxReceives: 5,
    harm: 'Trips get stuck in the states quoting, holding and confirming.',
    touches: ['table:read', 'table:write', 'queue:zap'],
    timeoutSeconds: 60,
    memoryMb: 512,
  },
  {
    name: 'itineraryDeadLetter',
    handlerFile: 'itineraries/jobs/itinerary-dead-letter',
    queue: 'itinerary',
    deadLetters: true,
    batchSize: 1,
    maxReceives: 10,
    harm: 'Trips whose work failed permanently are not moved to the state unknown.',
    touches: ['table:read', 'table:write'],
    timeoutSeconds: 30,
  },
  {
    name: 'zapWorker',
    handlerFile: 'audit/jobs/zap-worker',
    queue: 'zap',
    batchSize: 10,
    maxReceives: 5,
    harm: 'Agencies’ automation hooks do not fire.',
    touches: [],
    timeoutSeconds: 30,
  },
  {
    name: 'paymentWorker',
    handlerFile: 'payments/jobs/payment-worker',
    queue: 'payment',
    batchSize: 1,
    maxReceives: 8,
    harm: 'Refunds to clients are not sent.',
    touches: ['table:read', 'table:write', 'queue:zap', 'queue:payment', 'mail'],
    timeoutSeconds: 60,
  },
  {
    name: 'messageWorker',
    handlerFile: 'messages/jobs/message-worker',
    queue: 'mail',
    batchSize: 5,
    maxReceives: 8,
    harm: 'Agents and clients get no email about new messages.',
    touches: ['table:read', 'table:write', 'mail'],
    timeoutSeconds: 30,
  },
]

export const scheduledJobs: readonly ScheduledJob[] = [
  {
    name: 'publishCatalogue',
    handlerFile: 'catalogue/jobs/publish-catalogue',
    everyMinutes: 1,
    harm: 'Edits to camps, regions and countries do not reach search.',
    touches: ['table:read', 'table:write'],
    timeoutSeconds: 120,
    memoryMb: 1024,
  },
  {
    name: 'refreshExchangeRates',
    handlerFile: 'info/jobs/refresh-exchange-rates',
    everyMinutes: 6 * 60,
    harm: 'Trips are priced with outdated exchange rates.',
    touches: ['table:read', 'table:write'],
    timeoutSeconds: 30,
  },
  {
    name: 'sweepInFlight',
    handlerFile: 'itineraries/jobs/sweep-in-flight',
    everyMinutes: 5,
    harm: 'Trips whose message was lost stay in flight, and refunds of cancelled ones may be missing.',
    touches: ['table:read', 'table:write', 'queue:itinerary', 'queue:payment'],
    timeoutSeconds: 60,
  },
  {
    name: 'expireHolds',
    handlerFile: 'itineraries/jobs/expire-holds',
    everyMinutes: 5,
    harm: 'Rooms of expired holds are released only when another trip needs them.',
    touches: ['table:read', 'table:write'],
    timeoutSeconds: 120,
  },
  {
    name: 'remindOfHolds',
    handlerFile: 'itineraries/jobs/remind-of-holds',
    everyMinutes: 60,
    harm: 'Agents are not warned that their holds expire.',
    touches: ['table:read', 'table:write', 'mail'],
    timeoutSeconds: 120,
  },
  {
    name: 'sendReminders',
    handlerFile: 'payments/jobs/send-reminders',
    everyMinutes: 60,
    harm: 'Clients are not reminded of payments.',
    touches: ['table:read', 'table:write', 'mail'],
    timeoutSeconds: 120,
  },
  {
    name: 'sendProblemMails',
    handlerFile: 'itineraries/jobs/send-problem-mails',
    everyMinutes: 1,
    harm: 'Agents are not told of trips whose quote, hold or confirmation has problems.',
    touches: ['table:read', 'table:write', 'mail'],
    timeoutSeconds: 120,
  },
  {
    name: 'spreadNames',
    handlerFile: 'clients/jobs/spread-names',
    everyMinutes: 1,
    harm: 'Trips that were edited while their client was renamed keep the old name.',
    touches: ['table:read', 'table:write'],
    timeoutSeconds: 60,
  },
  {
    name: 'packLists',
    handlerFile: 'lists/jobs/pack-lists',
    everyMinutes: 5,
    harm: 'Opening a long list of clients, trips or payments takes seconds.',
    touches: ['table:read', 'table:write'],
    timeoutSeconds: 120,
    memoryMb: 1024,
  },
  {
    name: 'sweepMessages',
    handlerFile: 'messages/jobs/sweep-messages',
    everyMinutes: 5,
    harm: 'Emails about messages whose queue entry was lost are not sent.',
    touches: ['table:read', 'queue:mail'],
    timeoutSeconds: 60,
  },
  {
    name: 'sweepMedia',
    handlerFile: 'media/jobs/sweep-media',
    everyMinutes: 60,
    harm: 'Removed and unfinished files stay in storage.',
    touches: ['table:read', 'table:write', 'media:delete'],
    timeoutSeconds: 120,
  },
  {
    name: 'sweepRefunds',
    handlerFile: 'payments/jobs/sweep-refunds',
    everyMinutes: 15,
    harm: 'Refunds whose message was lost are delayed.',
    touches: ['table:read', 'queue:payment'],
    timeoutSeconds: 60,
  },
  {
    name: 'askProviders',
    handlerFile: 'payments/jobs/ask-providers',
    everyMinutes: 5,
    harm: 'Payments whose provider notification was lost still show as unpaid.',
    touches: ['table:read', 'table:write', 'queue:zap', 'queue:payment'],
    timeoutSeconds: 300,
  },
]

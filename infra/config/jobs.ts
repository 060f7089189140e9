import { handlerFileOf, type Touch } from '#shared/api/contract'
import { hookTries } from '#shared/api/hooks'

export type QueueName = 'itinerary' | 'zap' | 'payment' | 'mail' | 'import'
/** The queue of a stage that takes in mails. */
export const inboundQueue = 'inbound'

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
export interface QueueJob<Queue extends string = QueueName> extends JobBase {
  readonly queue: Queue
  readonly batchSize: number
  /** Number of deliveries after which a message becomes a dead letter. */
  readonly maxReceives: number
  /** Takes the queue's dead letters instead of its messages. */
  readonly deadLetters?: boolean
}

/** Work that runs by the clock. */
export interface ScheduledJob extends JobBase {
  readonly everyMinutes: number
  /**
   * Runs after each deployment, too: without it a new stage answers 503 until its time has come.
   */
  readonly atDeploy?: true
  /**
   * The kind of due work that it takes (functions/data/table/keys.ts): `startDueJobs` starts it
   * within a minute of there being some, so its own clock is only for what that misses.
   */
  readonly due?: string
}

/** A job of a domain, with how it is called: its file has its name. */
const job = <Settings>(domain: string, name: string, settings: Settings) => ({
  name,
  handlerFile: handlerFileOf({ domain, name }).replace('/routes/', '/jobs/'),
  ...settings,
})

/**
 * Work that no request waits for: on AWS queues and schedules call it, on one machine the local
 * dispatcher does.
 */
export const queueJobs: readonly QueueJob[] = [
  {
    ...job('itineraries', 'itineraryWorker', {
      queue: 'itinerary',
      batchSize: 1,
      maxReceives: 5,
      timeoutSeconds: 60,
      memoryMb: 512,
    }),
    harm: 'Trips get stuck in the states quoting, holding and confirming.',
    touches: ['table:read', 'table:write', 'queue:zap', 'suppliers'],
  },
  {
    ...job('itineraries', 'itineraryDeadLetter', {
      queue: 'itinerary',
      deadLetters: true,
      batchSize: 1,
      maxReceives: 10,
      timeoutSeconds: 30,
    }),
    harm: 'Trips whose work failed permanently are not moved to the state unknown.',
    touches: ['table:read', 'table:write'],
  },
  {
    ...job('audit', 'zapWorker', {
      queue: 'zap' as const,
      batchSize: 10,
      maxReceives: hookTries,
      timeoutSeconds: 30,
    }),
    harm: 'Agencies’ automation hooks do not fire.',
    touches: ['zap-hook', 'sealed:hooks', 'queue:zap', 'table:read', 'table:write'],
  },
  {
    ...job('payments', 'paymentWorker', {
      queue: 'payment',
      batchSize: 1,
      maxReceives: 8,
      timeoutSeconds: 60,
    }),
    harm: 'Refunds to clients are not sent.',
    touches: [
      'table:read',
      'table:write',
      'queue:zap',
      'queue:payment',
      'payment-provider',
      'mail',
    ],
  },
  {
    ...job('messages', 'messageWorker', {
      queue: 'mail',
      batchSize: 5,
      maxReceives: 8,
      timeoutSeconds: 30,
    }),
    harm: 'Agents and clients get no email about new messages and accounts.',
    touches: ['table:read', 'table:write', 'mail'],
  },
  {
    ...job('content-imports', 'importWorker', {
      queue: 'import' as const,
      batchSize: 1,
      maxReceives: 4,
      timeoutSeconds: 120,
      memoryMb: 1769, // a whole processor
    }),
    harm: 'Lists of the catalogue are not checked, published or undone.',
    touches: ['table:read', 'table:write', 'queue:import'],
  },
]

/** Takes in mails: of a stage with a domain for them, and of one machine. */
export const inboundJob: QueueJob<typeof inboundQueue> = {
  ...job('messages', 'inboundWorker', {
    queue: inboundQueue,
    batchSize: 1,
    maxReceives: 8,
    timeoutSeconds: 60,
    memoryMb: 1024,
  } as const),
  harm: 'What clients and agents answer by email does not become a message of its trip.',
  touches: ['table:read', 'table:write', 'inbound', 'queue:mail', 'queue:zap', 'mail'],
}

export const scheduledJobs: readonly ScheduledJob[] = [
  {
    ...job('catalogue', 'publishCatalogue', {
      everyMinutes: 1,
      atDeploy: true,
      timeoutSeconds: 120,
      memoryMb: 1024,
    }),
    harm: 'Edits to camps, regions and countries do not reach search.',
    touches: ['catalogue', 'catalogue:write'],
  },
  {
    ...job('config', 'startDueJobs', { everyMinutes: 1, timeoutSeconds: 30 }),
    harm: 'Imports, merges, erasures, mails about problems and new media wait up to a quarter of an hour.',
    touches: ['due-work'],
  },
  {
    ...job('managers', 'publishScheduled', { everyMinutes: 5, timeoutSeconds: 120 }),
    harm: 'Changes of the catalogue that are planned for a time are not published, owners of trips not told of new rates, and imports whose message was lost stand still.',
    touches: ['table:read', 'table:write', 'queue:import'],
  },
  {
    ...job('info', 'refreshExchangeRates', {
      everyMinutes: 6 * 60,
      atDeploy: true,
      timeoutSeconds: 30,
    }),
    harm: 'Trips are priced with outdated exchange rates.',
    touches: ['catalogue', 'catalogue:write', 'exchange-source'],
  },
  {
    ...job('itineraries', 'sweepInFlight', { everyMinutes: 5, timeoutSeconds: 60 }),
    harm: 'Trips whose message was lost stay in flight, and refunds of cancelled ones may be missing.',
    touches: ['table:read', 'table:write', 'queue:itinerary', 'queue:payment'],
  },
  {
    ...job('itineraries', 'expireHolds', { everyMinutes: 5, timeoutSeconds: 120 }),
    harm: 'Rooms of expired holds are released only when another trip needs them.',
    touches: ['table:read', 'table:write', 'suppliers'],
  },
  {
    ...job('itineraries', 'remindOfHolds', { everyMinutes: 60, timeoutSeconds: 120 }),
    harm: 'Agents are not warned that their holds expire.',
    touches: ['table:read', 'table:write', 'mail'],
  },
  {
    ...job('payments', 'sendReminders', { everyMinutes: 60, timeoutSeconds: 120 }),
    harm: 'Clients are not reminded of payments.',
    touches: ['table:read', 'table:write', 'mail'],
  },
  {
    ...job('itineraries', 'sendProblemMails', {
      everyMinutes: 15,
      due: 'PROBLEMMAIL',
      timeoutSeconds: 120,
    }),
    harm: 'Agents are not told of trips whose quote, hold or confirmation has problems.',
    touches: ['table:read', 'table:write', 'mail'],
  },
  {
    ...job('clients', 'spreadNames', { everyMinutes: 15, due: 'RENAMING', timeoutSeconds: 60 }),
    harm: 'Trips that were edited while their client was renamed keep the old name.',
    touches: ['table:read', 'table:write'],
  },
  {
    ...job('client-import', 'continueImports', {
      everyMinutes: 15,
      due: 'CLIENTIMPORT',
      timeoutSeconds: 120,
      memoryMb: 512,
    }),
    harm: 'Imports of client lists stop when the agent closes the page.',
    touches: ['table:read', 'table:write'],
  },
  {
    ...job('client-merges', 'finishMerges', {
      everyMinutes: 15,
      due: 'CLIENTMERGE',
      timeoutSeconds: 120,
      memoryMb: 512,
    }),
    harm: 'Trips of merged clients stay with the old one.',
    touches: ['table:read', 'table:write'],
  },
  {
    ...job('client-privacy', 'finishErasures', {
      everyMinutes: 15,
      due: 'ERASURE',
      timeoutSeconds: 120,
      memoryMb: 512,
    }),
    harm: 'Clients who asked to be erased stay partly in the data.',
    touches: ['table:read', 'table:write', 'media:delete'],
  },
  {
    ...job('client-privacy', 'makeExports', {
      everyMinutes: 15,
      due: 'CLIENTEXPORT',
      timeoutSeconds: 300,
      memoryMb: 1024,
    }),
    harm: 'Clients with many documents do not get the data that is kept of them.',
    touches: ['table:read', 'table:write', 'media:read', 'media:write'],
  },
  {
    ...job('client-privacy', 'eraseDue', {
      everyMinutes: 24 * 60,
      timeoutSeconds: 300,
      memoryMb: 512,
    }),
    harm: 'Clients stay in the data longer than agencies want to keep them.',
    touches: ['table:read', 'table:write', 'mail'],
  },
  {
    ...job('agencies', 'checkMailDomains', { everyMinutes: 60, timeoutSeconds: 180 }),
    harm: 'Emails of agencies go out from our address though their own domain is ready, and nobody is told of a domain that is lost.',
    touches: ['table:read', 'table:write', 'mail', 'mail-domains', 'mail-domains:delete'],
  },
  {
    ...job('digest', 'sendDigests', { everyMinutes: 15, timeoutSeconds: 120, memoryMb: 512 }),
    harm: 'Agents do not get the digest of their day.',
    touches: ['table:read', 'table:write', 'mail'],
  },
  {
    ...job('agency-people', 'goOnHandingOver', {
      everyMinutes: 15,
      due: 'HANDOVER',
      timeoutSeconds: 60,
    }),
    harm: 'Clients and trips of people who leave stop halfway to their colleagues.',
    touches: ['table:read', 'table:write', 'mail'],
  },
  {
    ...job('lists', 'packLists', { everyMinutes: 5, timeoutSeconds: 120, memoryMb: 1024 }),
    harm: 'Opening a long list of clients, trips or payments takes seconds.',
    touches: ['table:read', 'table:write'],
  },
  {
    ...job('messages', 'sweepMessages', { everyMinutes: 5, due: 'MAILDUE', timeoutSeconds: 60 }),
    harm: 'Clients are not told of payments, confirmations, cancellations and refunds, and emails whose queue entry was lost are not sent.',
    touches: ['table:read', 'queue:mail'],
  },
  {
    ...job('media', 'sweepMedia', { everyMinutes: 60, timeoutSeconds: 120 }),
    harm: 'Removed and unfinished files stay in storage.',
    touches: ['table:read', 'table:write', 'media:delete', 'pictures'],
  },
  {
    ...job('media', 'prepareMedia', {
      everyMinutes: 15,
      due: 'MEDIAWORK',
      timeoutSeconds: 300,
      memoryMb: 512,
    }),
    harm: 'Uploads that are scanned for viruses are not let in, and films not made ready for the web.',
    touches: [
      'table:read',
      'table:write',
      'media:read',
      'media:delete',
      'pictures',
      'virus-scan',
      'films',
    ],
  },
  {
    ...job('travelers', 'deleteTravelerForms', { everyMinutes: 6 * 60, timeoutSeconds: 120 }),
    harm: 'Passports and health of travelers are kept longer than promised.',
    touches: ['table:read', 'table:write'],
  },
  {
    ...job('payments', 'sweepRefunds', { everyMinutes: 15, timeoutSeconds: 60 }),
    harm: 'Refunds whose message was lost are delayed.',
    touches: ['table:read', 'queue:payment'],
  },
  {
    ...job('payments', 'askProviders', { everyMinutes: 5, timeoutSeconds: 300 }),
    harm: 'Payments whose provider notification was lost still show as unpaid.',
    touches: ['table:read', 'table:write', 'queue:zap', 'queue:payment', 'payment-provider'],
  },
]

import { handlerFileOf, isForClients, type Route, type Touch } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { inboundJob, type QueueJob, queueJobs, type ScheduledJob, scheduledJobs } from './jobs'
import type { Records } from './record-kinds'
import { recordsOf } from './records'

/**
 * One function of the product, as AWS has it and as it runs on one machine: reach.ts says what its
 * touches mean.
 */
export interface FunctionSpec {
  /** Name of the route or job, as in `getItinerary`. */
  readonly name: string
  /** File of its handler below functions/. */
  readonly handlerFile: string
  /** Whom a failure hurts: the text of its alarm. */
  readonly harm: string
  readonly touches: readonly Touch[]
  /** The records that it reads and writes of those that its touches let it. */
  readonly records?: Records | undefined
  readonly timeoutSeconds: number
  readonly memoryMb: number
  /**
   * Whether X-Ray keeps its runs. Lambda takes one a second and no smaller share, which would be
   * nearly all.
   */
  readonly isTraced: boolean
}

const defaults = { timeoutSeconds: 29, memoryMb: 256 }

/**
 * What waits for others than the table is traced; the time of all else is explained by its line in
 * the log.
 */
const waitsForOthers = (touches: readonly Touch[]): boolean =>
  touches.some((touch) =>
    /^(queue:(itinerary|payment)|mail|mail-domains|suppliers|payment-provider|bank-linking|exchange-source|zap-hook|flight-status)$/.test(
      touch,
    ),
  )

/** The function of a worker or a scheduled job. */
export const functionOfJob = (job: QueueJob<string> | ScheduledJob): FunctionSpec => ({
  ...defaults,
  ...job,
  isTraced: waitsForOthers(job.touches),
  records: recordsOf(job.name, job.handlerFile),
  touches: [...job.touches, 'work-notes'],
})

/**
 * The function of a route: it knows the edge, and where somebody is signed in it notes that their
 * session was used.
 */
export const functionOf = (route: Route): FunctionSpec => ({
  ...defaults,
  memoryMb: route.memoryMb ?? defaults.memoryMb,
  isTraced: waitsForOthers(route.touches),
  name: route.name,
  handlerFile: handlerFileOf(route),
  harm: route.harm,
  records: recordsOf(route.name, handlerFileOf(route)),
  touches: [
    ...route.touches,
    'edge',
    ...(route.who === 'public' ? [] : (['session'] as const)),
    ...(isForClients(route) ? (['client-session'] as const) : []),
  ],
})

/** What answers where no route matches. */
export const unknownAddress: FunctionSpec = {
  ...defaults,
  name: 'unknownAddress',
  handlerFile: 'info/unknown-address',
  touches: [],
  isTraced: false,
  harm: 'Callers with a wrong address or method do not learn so.',
}

/**
 * Reports failures of all other functions, by their logs: of a stage that has an error-reporting
 * service.
 */
export const failureReporter: FunctionSpec = {
  ...defaults,
  memoryMb: 512,
  name: 'reportFailures',
  handlerFile: 'info/jobs/report-failures',
  touches: ['error-reports'],
  isTraced: false,
  harm: 'Failures are in the logs, and not in the error-reporting service.',
}

/**
 * Walks through the product from outside every ten minutes, in a stage that is walked: it may sign
 * in as any agent does, and touches nothing.
 */
export const smokeWalker: FunctionSpec = {
  ...defaults,
  timeoutSeconds: 120,
  name: 'walkSmoke',
  handlerFile: 'smoke/jobs/walk-smoke',
  touches: ['smoke-agent'],
  isTraced: false,
  harm: 'Agents cannot open the product, sign in, search or see which rooms are free.',
}

/** Makes mails that come in messages, in a stage that takes them in. */
export const inboundWorker = functionOfJob(inboundJob)

/** What a stage has only where it is set up so, beside `everyFunction`. */
export const optionalFunctions: readonly FunctionSpec[] = [
  failureReporter,
  smokeWalker,
  inboundWorker,
]

/** Time and memory of a function: the defaults for a name that is none of ours. */
export const limitsOf = (name: string): Pick<FunctionSpec, 'timeoutSeconds' | 'memoryMb'> =>
  limits.get(name) ?? defaults

/** Every function: one a route of the contract, one a job, and one for all other addresses. */
export const everyFunction = (): FunctionSpec[] => [
  ...Object.values<Route>(routes).map(functionOf),
  ...[...queueJobs, ...scheduledJobs].map(functionOfJob),
  unknownAddress,
]

/** Those that one machine has: it takes in mails by its mailbox. */
export const localFunctions = (): FunctionSpec[] => [...everyFunction(), inboundWorker]

const limits = new Map(localFunctions().map((spec) => [spec.name, spec]))

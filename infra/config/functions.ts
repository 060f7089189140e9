import { handlerFileOf, type Route, type Touch } from '#shared/api/contract'
import { routes } from '#shared/api/routes'
import { type QueueJob, queueJobs, type ScheduledJob, scheduledJobs } from './jobs'

/** One function of the product, as AWS has it and as it runs on one machine: reach.ts says what its touches mean. */
export interface FunctionSpec {
  /** Name of the route or job, as in `getItinerary`. */
  readonly name: string
  /** File of its handler below functions/. */
  readonly handlerFile: string
  /** Whom a failure hurts: the text of its alarm. */
  readonly harm: string
  readonly touches: readonly Touch[]
  readonly timeoutSeconds: number
  readonly memoryMb: number
}

const defaults = { timeoutSeconds: 29, memoryMb: 256 }

/** The function of a worker or a scheduled job. */
export const functionOfJob = (job: QueueJob | ScheduledJob): FunctionSpec => ({ ...defaults, ...job })

/** The function of a route: it knows the edge, and where somebody is signed in it notes that their session was used. */
export const functionOf = (route: Route): FunctionSpec => ({
  ...{ ...defaults, memoryMb: route.memoryMb ?? defaults.memoryMb },
  ...{ name: route.name, handlerFile: handlerFileOf(route), harm: route.harm },
  touches: [...route.touches, 'edge', ...(route.who === 'public' ? [] : (['session'] as const))],
})

/** What answers where no route matches. */
export const unknownAddress: FunctionSpec = {
  ...defaults,
  ...{ name: 'unknownAddress', handlerFile: 'info/unknown-address', touches: [] },
  harm: 'Callers with a wrong address or method do not learn so.',
}

/** Time and memory of a function: the defaults for a name that is none of ours. */
export const limitsOf = (name: string): typeof defaults => limits.get(name) ?? defaults

/** Every function: one a route of the contract, one a job, and one for all other addresses. */
export const everyFunction = (): FunctionSpec[] => [
  ...Object.values<Route>(routes).map(functionOf),
  ...[...queueJobs, ...scheduledJobs].map(functionOfJob),
  unknownAddress,
]

const limits = new Map(everyFunction().map((spec) => [spec.name, spec]))

import { withConfiguration, worker } from '../../data/table/job-for'
import { type QueueHandler, queueHandler } from '../../runtime/queue-handler'
import { makeConfirmation } from '../work/make-confirmation'
import { makeHold } from '../work/make-hold'
import { makeQuote } from '../work/make-quote'
import { type WorkDeps, workDeps } from '../work/work-deps'
import { type WorkMessage, workMessage } from '../work/work-message'

const works = {
  quote: makeQuote,
  hold: makeHold,
  confirm: makeConfirmation,
} as const satisfies Record<WorkMessage['kind'], unknown>

/**
 * The handler of the queue on which trips wait: the collaborators arrive as one object, so that a
 * test gives its own.
 */
export const itineraryWorker = (deps: () => WorkDeps): QueueHandler =>
  queueHandler('itinerary', async (body) => {
    const message = workMessage.parse(body)
    await works[message.kind](message, deps())
  })

export const handler = withConfiguration(worker(itineraryWorker(workDeps)))

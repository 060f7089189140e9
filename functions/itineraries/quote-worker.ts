import { zapSender } from '../audit/zap-sender'
import { agencyStore } from '../data/agency-store'
import { cachedRates, exchangeStore } from '../data/exchange-store'
import { itineraryStore } from '../data/itinerary-store'
import { theTable } from '../data/the-table'
import { systemClock } from '../runtime/clock'
import { readEnv } from '../runtime/env'
import { randomId } from '../runtime/make-id'
import { sqsQueue } from '../runtime/queue'
import { type QueueHandler, queueHandler } from '../runtime/queue-handler'
import { supplierSystem } from '../suppliers/the-supplier-system'
import { makeQuote, type QuoteDeps } from './make-quote'
import { quoteMessage } from './quote-message'

let shared: QuoteDeps | undefined

function quoteDeps(): QuoteDeps {
  if (shared !== undefined) return shared
  const table = theTable()
  shared = {
    itineraries: itineraryStore(table),
    agencies: agencyStore(table),
    exchange: cachedRates(exchangeStore(table)),
    suppliers: supplierSystem(table, systemClock),
    zaps: zapSender(sqsQueue(readEnv('zapQueueUrl').zapQueueUrl)),
    clock: systemClock,
    makeId: randomId,
  }
  return shared
}

/** The handler of a queue that makes quotes: the collaborators arrive as one object, so that a test gives its own. */
export const quoteWorker = (deps: () => QuoteDeps): QueueHandler =>
  queueHandler('itinerary', async (body) => {
    await makeQuote(quoteMessage.parse(body), deps())
  })

export const handler = quoteWorker(quoteDeps)

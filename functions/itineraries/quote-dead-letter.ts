import { itineraryStore } from '../data/itinerary-store'
import { theTable } from '../data/the-table'
import { systemClock } from '../runtime/clock'
import { log } from '../runtime/log'
import { randomId } from '../runtime/make-id'
import { type QueueHandler, queueHandler } from '../runtime/queue-handler'
import { type GiveUpDeps, giveUpQuote } from './give-up-quote'
import { quoteMessage } from './quote-message'

/** The handler of messages that failed for good; one that is no message of ours is logged and let go. */
export const quoteDeadLetter = (deps: () => GiveUpDeps): QueueHandler =>
  queueHandler('itinerary-dead', async (body, { messageId }) => {
    const message = quoteMessage.safeParse(body)
    if (message.success) await giveUpQuote(message.data, deps())
    else log.error('message.unreadable', { messageId, fields: message.error.issues.map(({ path }) => path.join('.')) })
  })

export const handler = quoteDeadLetter(() => ({
  itineraries: itineraryStore(theTable()),
  clock: systemClock,
  makeId: randomId,
}))

import { ChangedMeanwhile } from '../data/itinerary-change'
import type { ItineraryStore } from '../data/itinerary-store'
import { systemActor } from '../data/people'
import { log } from '../runtime/log'
import type { Basics } from '../runtime/use-case'
import { isUnderWay } from './make-quote'
import { nextVersion } from './next-version'
import type { QuoteMessage } from './quote-message'
import { unquoted } from './quoted'
import { settled } from './settle-quote'

export interface GiveUpDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'get' | 'save'>
}

const mostRounds = 4
export const notCompleted = 'The quote could not be completed. Please ask for it again.'

/** Brings an itinerary whose quote failed for good to rest: unknown, with a problem. An attempt that is over stays over. */
export async function giveUpQuote(message: Omit<QuoteMessage, 'kind'>, deps: GiveUpDeps): Promise<void> {
  for (let round = 1; ; round++) {
    const before = await deps.itineraries.get(message.agencyId, message.itineraryId)
    if (before === undefined || !isUnderWay(before, message)) return
    const record = unquoted(nextVersion(before.record, deps.clock.now()), notCompleted)
    const by = systemActor('quote-given-up')
    try {
      const settling = { by, action: 'quote given up', makeId: deps.makeId, requestId: message.token }
      await deps.itineraries.save(settled(before, record, settling))
      log.error('quote.given-up', { itineraryId: record.id })
      return
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || round === mostRounds) throw error
    }
  }
}

import { ChangedMeanwhile } from '../../data/itineraries/itinerary-change'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { ItineraryStore } from '../../data/itineraries/itinerary-store'
import { isUnderWay, type WorkMessage } from './work-message'

/** Times that work is done anew because the itinerary was edited meanwhile. */
const maxRounds = 4

/**
 * Does the work of a message on the itinerary as it is now, and again when that was edited
 * meanwhile. A message of an attempt that is over has no effect, so one that comes twice has the
 * effect of one.
 * @throws whatever else the work fails with: the message comes again
 */
export async function whileUnderWay(
  message: WorkMessage,
  { itineraries }: { readonly itineraries: Pick<ItineraryStore, 'get'> },
  work: (before: StoredItinerary) => Promise<void>,
): Promise<void> {
  for (let round = 1; ; round++) {
    const before = await itineraries.get(message.agencyId, message.itineraryId)
    if (before === undefined || !isUnderWay(before, message)) return
    try {
      return await work(before)
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || round === maxRounds) throw error
    }
  }
}

import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { ItineraryStore } from '../../data/itineraries/itinerary-store'
import type { Clock } from '../../runtime/clock'
import { log } from '../../runtime/log'

interface Reporting {
  readonly itineraries: Pick<ItineraryStore, 'noteProgress'>
  readonly clock: Clock
}

/** A write of progress is worth it only when somebody waits: at most one in this time. */
const everyMs = 1_000

/** Notes progress of slow work; quick work is done before there is anything to note. It never fails the work. */
export function progressReporter(stored: StoredItinerary, { itineraries, clock }: Reporting) {
  let last = clock.now().getTime()
  return async (done: number): Promise<void> => {
    const now = clock.now()
    if (now.getTime() - last < everyMs) return
    last = now.getTime()
    await itineraries
      .noteProgress(stored, done)
      .catch((error: unknown) => log.warn('progress.not-noted', { cause: String(error) }))
  }
}

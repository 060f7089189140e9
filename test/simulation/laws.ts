import { bookingLaw } from './laws/booking-law'
import { editsLaw } from './laws/edits-law'
import { entriesLaw } from './laws/entries-law'
import type { Judged, Law } from './laws/law'
import { linesLaw } from './laws/lines-law'
import { messagesLaw } from './laws/messages-law'
import { moneyLaw } from './laws/money-law'
import { namesLaw } from './laws/names-law'
import { newsLaw } from './laws/news-law'
import { partiesLaw } from './laws/parties-law'
import { remindersLaw } from './laws/reminders-law'
import { requestsLaw } from './laws/requests-law'
import { roomsLaw } from './laws/rooms-law'
import { sharesLaw } from './laws/shares-law'
import { tripLaw } from './laws/trip-law'

/** What holds after every step, whatever happens. */
export interface Laws {
  /**
   * Looks at what the last step wrote.
   *
   * @throws Error with every law that is broken
   */
  check(): void
  /** Rooms that are not free, over all camps and nights. */
  roomsTaken(): number
  bookingReferences(): Iterable<string>
}

export function lawsOf(judged: Judged): Laws {
  const [rooms, bookings] = [roomsLaw(), bookingLaw(judged)]
  const laws: readonly Law[] = [
    rooms,
    bookings,
    tripLaw(),
    moneyLaw(judged),
    editsLaw(judged),
    linesLaw(),
    remindersLaw(judged),
    namesLaw(),
    messagesLaw(judged),
    requestsLaw(judged),
    partiesLaw(),
    sharesLaw(),
    entriesLaw(),
    newsLaw(judged),
  ]
  let isNews = false
  judged.table.watch((before, after) => {
    isNews = true
    for (const law of laws) law.hear({ before, after })
  })
  return {
    check() {
      if (!isNews) return
      isNews = false
      const broken = laws.flatMap((law) => law.broken())
      if (broken.length > 0) throw new Error(broken.join('\n'))
    },
    roomsTaken: rooms.taken,
    bookingReferences: bookings.references,
  }
}

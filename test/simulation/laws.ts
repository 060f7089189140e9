import type { Item } from '../../functions/data/table/table-access'
import type { Clock } from '../../functions/runtime/clock'
import type { MemoryTable } from '../support/memory-table'
import type { Bank } from './bank'
import { bookingLaw } from './laws/booking-law'
import { editsLaw } from './laws/edits-law'
import { entriesLaw } from './laws/entries-law'
import { linesLaw } from './laws/lines-law'
import { messagesLaw } from './laws/messages-law'
import { moneyLaw } from './laws/money-law'
import { namesLaw } from './laws/names-law'
import { newsLaw } from './laws/news-law'
import { partiesLaw } from './laws/parties-law'
import { remindersLaw } from './laws/reminders-law'
import { requestsLaw } from './laws/requests-law'
import { roomsLaw } from './laws/rooms-law'
import { tripLaw } from './laws/trip-law'
import type { PostOffice } from './post-office'
import type { RemoteSupplier } from './remote-supplier'
import type { Words } from './words'

/** An item before and after it was written. */
export interface Written {
  readonly before: Item | undefined
  readonly after: Item | undefined
}

/** What the laws look at: the table, and the books of all others. */
export interface Judged {
  readonly table: MemoryTable
  readonly bank: Bank
  readonly words: Words
  /** Reminders. */
  readonly post: PostOffice
  /** Mails of messages. */
  readonly letters: PostOffice
  /** Mails to agents about problems and holds. */
  readonly news: PostOffice
  readonly clock: Clock
  readonly supplier: RemoteSupplier
  readonly isRemote: boolean
}

/** A law: hears of everything that is written, and says what one step broke. */
export interface Law {
  hear(written: Written): void
  /** Of what was written since the last time. */
  broken(): string[]
}

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

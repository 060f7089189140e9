import type { MemoryTable } from '../support/memory-table'
import type { Bank } from './bank'
import { moneyLaw } from './laws/money-law'
import { roomsLaw } from './laws/rooms-law'
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
}

export function lawsOf(table: MemoryTable, bank: Bank): Laws {
  const rooms = roomsLaw(table)
  const laws = [rooms, tripLaw(table), moneyLaw(table, bank)]
  return {
    check() {
      const broken = laws.flatMap((law) => law.broken())
      if (broken.length > 0) throw new Error(broken.join('\n'))
    },
    roomsTaken: rooms.taken,
  }
}

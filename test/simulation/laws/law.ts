import type { Item } from '../../../functions/data/table/table-access'
import type { Clock } from '../../../functions/runtime/clock'
import type { MemoryTable } from '../../support/memory-table'
import type { Bank } from '../bank'
import type { PostOffice } from '../post-office'
import type { RemoteSupplier } from '../remote-supplier'
import type { Words } from '../words'

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

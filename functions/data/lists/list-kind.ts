import type { AgencyId } from '#shared/ids/ids'
import type { Item, Key } from '../table/table-access'
import type { Columns, Line, ListShape } from './columns'

export const listNames = ['clients', 'trips', 'payments', 'media'] as const
export type ListName = (typeof listNames)[number]

/** One of an agency's lists: how it is kept, and how its records come in. */
export interface ListKind<L extends Line> extends ListShape {
  readonly name: ListName
  /** The partition of gsi1 in which every record of the list stands, from which it is made anew. */
  readonly partition: (agency: AgencyId) => string
  /**
   * The line of a record's item, or of what an entry of the changes says of it.
   * @throws AppError record.malformed
   */
  readonly lineIn: (item: Item) => L
  /**
   * Keys of records whose next change makes no entry: they are read with the list until they have
   * changed.
   */
  readonly movingKeys?: (list: Columns<L>, agency: AgencyId) => readonly Key[]
}

import type { AgencyId } from '#shared/ids/ids'
import type { Item } from '../table/table-access'
import type { Line, ListShape } from './columns'

export type ListName = 'clients' | 'trips' | 'payments'

/** One of an agency's lists: how it is kept, and how its records come in. */
export interface ListKind<L extends Line> extends ListShape {
  readonly name: ListName
  /** The partition of gsi1 in which every record of the list stands, from which it is made anew. */
  readonly partition: (agency: AgencyId) => string
  /** The line of a record's item, or of what an entry of the changes says of it. @throws AppError record.malformed */
  readonly lineIn: (item: Item) => L
}

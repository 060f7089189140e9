import { compileOrder } from '#shared/catalogue/compile-order'
import type { Filter } from '#shared/catalogue/filter-types'
import { matches, type ReadField } from '#shared/catalogue/matches'

export interface Selection<Row> {
  readonly rows: readonly Row[]
  /** How many there are in all pages. */
  readonly total: number
}

/** The rows of a small list that a filter selects, in its order, one page of them. */
export function selectRows<Row extends object>(
  rows: readonly Row[],
  filter: Filter,
): Selection<Row> {
  const { where, order, skip, limit } = filter
  const readField: ReadField<Row> = (field) => (row) => Reflect.get(row, field)
  const matching = rows.filter(matches(where, { read: readField }))
  const sortedRows =
    order.length === 0 ? matching : matching.toSorted(compileOrder(order, readField))
  return { rows: sortedRows.slice(skip, skip + limit), total: matching.length }
}

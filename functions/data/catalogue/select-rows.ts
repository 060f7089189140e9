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
  const read: ReadField<Row> = (field) => (row) => Reflect.get(row, field)
  const found = rows.filter(matches(where, { read }))
  const sorted = order.length === 0 ? found : found.toSorted(compileOrder(order, read))
  return { rows: sorted.slice(skip, skip + limit), total: found.length }
}

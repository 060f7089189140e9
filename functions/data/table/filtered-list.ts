import { type Comparator, compileOrder } from '#shared/catalogue/compile-order'
import type { Filter, Where } from '#shared/catalogue/filter-types'
import { matches, type Predicate, type ReadField } from '#shared/catalogue/matches'
import { AppError } from '#shared/errors/app-error'
import type { ListedPage, ListedRow, Position } from './listing'

/** A list that is stored in an order of its own, a page at a time. */
export interface StoredList<Listed> {
  page(query: { readonly limit: number; readonly after?: Position | undefined }): Promise<ListedPage<Listed>>
  readonly read: ReadField<Listed>
  /** The order in which it is stored: asked for, nothing has to be sorted. */
  readonly order: Filter['order'][number]
}

export interface FilteredList<Listed> {
  readonly listed: readonly Listed[]
  /** Where the next page begins; undefined when there is none, and for a list in another order than the stored one. */
  readonly next: Position | undefined
}

/** Lines read at once, and the most that one request reads. */
const pageOfLines = 500
const mostLines = 20_000

/**
 * A page of a list by filter. In the stored order it reads until the page is full; in another order it reads the list,
 * sorts and cuts.
 *
 * @throws AppError filter.invalid when the list is too long to be sorted or looked through
 */
export async function filteredList<Listed>(
  list: StoredList<Listed>,
  { where, order, limit, skip }: Filter,
  after?: Position,
): Promise<FilteredList<Listed>> {
  const passes = matches(where, { read: list.read })
  if (isStoredOrder(order, list.order)) {
    const isPlain = where.kind === 'and' && where.of.length === 0
    const rows = await take(list, { passes, count: skip + limit + 1, after, isPlain })
    const last = rows[skip + limit - 1]
    return {
      listed: rows.slice(skip, skip + limit).map(({ listed }) => listed),
      next: rows.length > skip + limit ? last?.position : undefined,
    }
  }
  const rows = await take(list, { passes, count: Number.POSITIVE_INFINITY, after, isPlain: false })
  const compare: Comparator<Listed> = compileOrder(order, list.read)
  const sorted = rows.map(({ listed }) => listed).sort(compare)
  return { listed: sorted.slice(skip, skip + limit), next: undefined }
}

/** How many lines of a list pass a where clause. */
export async function filteredCount<Listed>(list: StoredList<Listed>, where: Where): Promise<number> {
  return (await filteredRows(list, where)).length
}

/** Every line of a list that passes a where clause, in the stored order: for sums over the whole list. */
export async function filteredRows<Listed>(list: StoredList<Listed>, where: Where): Promise<Listed[]> {
  const passes = matches(where, { read: list.read })
  const rows = await take(list, { passes, count: Number.POSITIVE_INFINITY, after: undefined, isPlain: false })
  return rows.map(({ listed }) => listed)
}

interface Take<Listed> {
  readonly passes: Predicate<Listed>
  readonly count: number
  readonly after: Position | undefined
  /** Everything passes: no more is read than is shown. */
  readonly isPlain: boolean
}

async function take<Listed>(
  list: StoredList<Listed>,
  { passes, count, after, isPlain }: Take<Listed>,
): Promise<ListedRow<Listed>[]> {
  const found: ListedRow<Listed>[] = []
  let from = after
  for (let read = 0; read < mostLines; ) {
    const limit = isPlain ? Math.min(pageOfLines, count - found.length) : pageOfLines
    const { rows, isLast } = await list.page({ limit, after: from })
    found.push(...rows.filter(({ listed }) => passes(listed)))
    if (isLast || found.length >= count) return found.slice(0, count)
    read += rows.length
    from = rows.at(-1)?.position
  }
  throw new AppError('filter.invalid', { field: 'where', reason: `must select from at most ${mostLines} records` })
}

function isStoredOrder(order: Filter['order'], stored: Filter['order'][number]): boolean {
  const [first, ...more] = order
  if (first === undefined) return true
  return more.length === 0 && first.field === stored.field && first.direction === stored.direction
}

/** The value that a where clause demands of a field for every record, where it does: a narrower list can then be read. */
export function demanded(where: Where, field: string): string | undefined {
  if (where.kind === 'and') return where.of.map((part) => demanded(part, field)).find((value) => value !== undefined)
  const isDemand = where.kind === 'equality' && where.field === field
  return isDemand && typeof where.value === 'string' ? where.value : undefined
}

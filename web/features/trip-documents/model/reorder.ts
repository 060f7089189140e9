/** Something with a sort order. */
export interface Ordered {
  readonly id: string
  readonly presentationOrder: number
}

/** Moves one entry of a list. */
export function moveEntry<Entry extends Ordered>(
  list: readonly Entry[],
  id: string,
  to: number,
): Entry[] {
  const entry = list.find((one) => one.id === id)
  if (entry === undefined) return [...list]
  const others = list.filter((one) => one !== entry)
  return [...others.slice(0, to), entry, ...others.slice(to)]
}

/** Closer than this, two sort orders count as equal. */
const nearest = 1e-6

/**
 * The sort orders to store for a new order: only the moved entry's, between its neighbors; or all
 * of them if there is no room between.
 */
export function newOrders<Entry extends Ordered>(list: readonly Entry[], id: string): Ordered[] {
  const at = list.findIndex((one) => one.id === id)
  const [before, after] = [list[at - 1], list[at + 1]]
  const low = before?.presentationOrder ?? (after?.presentationOrder ?? 1) - 2
  const high = after?.presentationOrder ?? low + 2
  if (high - low > nearest) return [{ id, presentationOrder: (low + high) / 2 }]
  return list.flatMap((one, index) =>
    one.presentationOrder === index + 1 ? [] : [{ id: one.id, presentationOrder: index + 1 }],
  )
}

/** The sort order for something added to a list. */
export const nextOrder = (list: readonly Ordered[]): number =>
  Math.max(0, ...list.map(({ presentationOrder }) => Math.floor(presentationOrder))) + 1

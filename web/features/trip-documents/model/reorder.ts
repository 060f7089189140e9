/** What stands in an order. */
export interface Ordered {
  readonly id: string
  readonly presentationOrder: number
}

/** A list with one of its entries at another place. */
export function moved<Entry extends Ordered>(list: readonly Entry[], id: string, to: number): Entry[] {
  const entry = list.find((one) => one.id === id)
  if (entry === undefined) return [...list]
  const others = list.filter((one) => one !== entry)
  return [...others.slice(0, to), entry, ...others.slice(to)]
}

/** Nearer than this, two orders are as good as one. */
const nearest = 1e-6

/**
 * The orders to store so that a list stands as it is shown: that of the moved entry alone, between its neighbours; all of
 * them where there is no room between, or where they had the same.
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

/** The order of what is added to a list. */
export const nextOrder = (list: readonly Ordered[]): number =>
  Math.max(0, ...list.map(({ presentationOrder }) => Math.floor(presentationOrder))) + 1
